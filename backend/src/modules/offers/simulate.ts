import { productType } from '@advisor/contracts/codebooks';
import type { FastifyInstance } from 'fastify';
import { bankDay } from '../../calendar';
import { serve } from '../../contract-routes';
import { badRequest } from '../../failure';
import { defaultsOf } from '../../offers/defaults';
import { modelLoan } from '../../offers/model-loan';
import { modelSavings } from '../../offers/model-savings';
import type { RateBook } from '../../offers/rate-book';
import { checkArrangement, forArrangement } from './for-arrangement';
import { meetSentinelAmount, type ModelationRates } from './sentinels';

const loans = [
  ['offer.mortgage', productType.mortgage.code],
  ['offer.americanMortgage', productType.americanMortgage.code],
  ['offer.unsecuredLoan', productType.unsecuredLoan.code],
] as const;

/** Modelations that are not kept: with the rates in memory they need no statement of their own. */
export function registerSimulations(
  app: FastifyInstance,
  rates: RateBook,
  modelation: ModelationRates,
): void {
  serve(app, 'offer.defaults', async (call) => {
    const { query, clock } = call;
    await checkArrangement(call, query.salesArrangementId, query.productTypeId);
    const version = await rates.current();
    const defaults = defaultsOf(version, query.productTypeId, bankDay(clock.now()));
    if (defaults === undefined) {
      throw badRequest('Tento produkt se nemodeluje.', { field: 'productTypeId' });
    }
    return defaults;
  });

  for (const [operation, productTypeId] of loans) {
    serve(app, operation, async (call) => {
      const { body, query, clock } = call;
      await meetSentinelAmount(body.loanAmount, call);
      const purpose = await forArrangement(call, query.salesArrangementId, productTypeId);
      const version = await modelation.forModelling(body.loanAmount, call);
      const withSchedule = query.withSchedule === 'true';
      const today = bankDay(clock.now());
      return {
        rateVersionId: version.id,
        validTo: version.validTo,
        ...modelLoan(version, productTypeId, body, {
          today,
          withSchedule,
          priceException: purpose?.priceException,
        }),
      };
    });
  }

  serve(app, 'offer.buildingSavings', async ({ body, clock }) => {
    const version = await rates.current();
    return {
      rateVersionId: version.id,
      validTo: version.validTo,
      ...modelSavings(version, body, bankDay(clock.now())),
    };
  });
}
