import { productType } from '@advisor/contracts/codebooks';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import type { FastifyInstance } from 'fastify';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { bankDay } from '../../platform/calendar';
import { type Call, serve } from '../../platform/http/contract-routes';
import { badRequest } from '../../platform/failure';
import { defaultsOf } from '../../domain/offers/defaults';
import { checkEmployeeRight } from '../../domain/offers/mortgage-right';
import { lendingFinding } from '../../domain/offers/finding';
import { formFields, modelLoan } from '../../domain/offers/model-loan';
import { modelSavings } from '../../domain/offers/model-savings';
import type { RateBook } from '../../domain/offers/rate-book';
import type { RateVersion } from '../../domain/offers/rate-version';
import { whatIf } from '../../domain/offers/what-if';
import { checkArrangement, forArrangement } from './for-arrangement';

/** Loans that are modelled, and how their calls name them. */
export const loans = [
  [offerCalls.mortgage, productType.mortgage.code],
  [offerCalls.nonPurposeMortgage, productType.nonPurposeMortgage.code],
  [offerCalls.americanMortgage, productType.americanMortgage.code],
  [offerCalls.unsecuredLoan, productType.unsecuredLoan.code],
] as const;

/** Modelations that are not saved: with the rates in memory they need no statement of their own. */
export function registerSimulations(app: FastifyInstance, rates: RateBook): void {
  serve(app, offerCalls.defaults, async (call) => {
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
    // The calls are alike; a union of them would make a union of handlers.
    serve(app, operation as typeof offerCalls.mortgage, async (call) =>
      simulateLoan(call, productTypeId, await rates.current()),
    );
  }

  serve(app, offerCalls.whatIf, async (call) => {
    const { productTypeId, input, ...wishes } = call.body;
    checkEmployeeRight(input, call.user);
    const purpose = await forArrangement(call, call.query.salesArrangementId, productTypeId);
    const product = (await rates.current()).products.get(productTypeId);
    if (product === undefined) {
      throw badRequest('Tento produkt se nemodeluje.', { field: 'productTypeId' });
    }
    try {
      return whatIf({ input, product, priceException: purpose?.priceException }, wishes);
    } catch (failure) {
      if (!(failure instanceof LendingError)) throw failure;
      const { message, field } = lendingFinding(failure, formFields);
      throw badRequest(message, field === undefined ? {} : { field: `input.${field}` });
    }
  });

  serve(app, offerCalls.buildingSavings, async ({ body, clock }) => {
    const version = await rates.current();
    return {
      rateVersionId: version.id,
      validTo: version.validTo,
      ...modelSavings(version, body, bankDay(clock.now())),
    };
  });
}

/** A loan by the rates of a version. */
export async function simulateLoan(
  call: Call<typeof offerCalls.mortgage>,
  productTypeId: number,
  version: RateVersion,
) {
  const { body, query, clock } = call;
  checkEmployeeRight(body, call.user);
  const purpose = await forArrangement(call, query.salesArrangementId, productTypeId);
  return {
    rateVersionId: version.id,
    validTo: version.validTo,
    ...modelLoan(version, productTypeId, body, {
      today: bankDay(clock.now()),
      details: { withSchedule: query.withSchedule === 'true' },
      priceException: purpose?.priceException,
    }),
  };
}
