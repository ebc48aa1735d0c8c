import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { permission } from '@advisor/contracts/permissions';
import type { Call } from '../../contract-routes';
import { bankDay } from '../../calendar';
import { offers } from '../../db/schema/offers';
import { Failure, forbidden } from '../../failure';
import { hasError } from '../../offers/finding';
import { needsMortgageRight } from '../../offers/mortgage-right';
import type { RateBook } from '../../offers/rate-book';
import { offerValidTo } from '../../offers/validity';
import { forArrangement } from './for-arrangement';
import { modelOffer, wishedAmount } from './model-offer';
import { meetSentinelAmount, type ModelationRates } from './sentinels';
import { whatChanged } from './what-changed';

/**
 * Keeps a modelation. Its numbers are calculated here, by the rates of today.
 *
 * @throws Failure 400 with what prevents it, 409 with what the advisor has not seen
 */
export async function keepOffer(
  call: Call<'offer.create'>,
  rates: RateBook,
  modelation: ModelationRates,
): Promise<{ offerId: number }> {
  const { body, db, user, clock } = call;
  if (
    needsMortgageRight(body.productTypeId) &&
    !user.permissions.has(permission.employeeMortgage)
  ) {
    throw forbidden();
  }
  const amount = wishedAmount(body);
  await meetSentinelAmount(amount, call);
  const now = clock.now();
  const today = bankDay(now);
  const version = await rates.current();
  const purpose = await forArrangement(call, body.salesArrangementId, body.productTypeId);
  const options = { today, priceException: purpose?.priceException };
  const { findings, result } = modelOffer(version, body, options);
  if (result === undefined || hasError(findings)) {
    throw new Failure(400, findings.filter(isError).map(toMessage));
  }
  const seenVersion =
    body.seen.rateVersionId === version.id ? undefined : await rates.byId(body.seen.rateVersionId);
  const before = seenVersion && modelOffer(seenVersion, body, options).result;
  const changes = whatChanged(body.seen, before, result);
  if (changes.length > 0) {
    modelation.onConflict(amount, call);
    throw new Failure(409, changes);
  }
  const [kept] = await db
    .insert(offers)
    .values({
      productTypeId: body.productTypeId,
      rateVersionId: version.id,
      input: body.input,
      result,
      name: body.name,
      createdBy: user.id,
      createdOn: now,
      validTo: offerValidTo(version, body.productTypeId, today),
      caseId: purpose?.caseId,
      salesArrangementId: purpose?.salesArrangementId,
    })
    .returning({ id: offers.id });
  if (kept === undefined) throw new Error('an offer was not kept');
  modelation.onKept(call);
  return { offerId: kept.id };
}

const isError = ({ severity }: OfferFinding) => severity === 'error';

const toMessage = ({ field, message }: OfferFinding): ErrorMessage => ({
  severity: 1,
  message,
  errorCode: errorCode.invalidRequest,
  ...(field === undefined ? {} : { field: `input.${field}` }),
});
