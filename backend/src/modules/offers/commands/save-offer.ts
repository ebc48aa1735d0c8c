import { isDeepStrictEqual } from 'node:util';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../../platform/http/contract-routes';
import { bankDay } from '../../../platform/calendar';
import { factsOfAreas } from '../../../domain/documents/facts-of-areas';
import { offers } from '../../../domain/offers/schema/offers';
import type { Backend } from '../../../platform/backend';
import { conflict, Failure } from '../../../platform/failure';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { hasError, isError } from '../../../domain/offers/finding';
import { checkEmployeeRight } from '../../../domain/offers/mortgage-right';
import { offerValidTo } from '../../../domain/offers/validity';
import { forArrangement, type Purpose } from '../for-arrangement';
import { checkTakesOffer } from './link-offer';
import { isSavings, modelOffer } from '../model-offer';
import { whatChanged } from '../what-changed';

/**
 * Saves a modelation. Its numbers are calculated here, by the rates of today.
 *
 * @throws Failure 400 with what prevents it, also when the arrangement takes no offer any more; 409
 * with what the advisor has not seen
 */
export async function saveOffer(
  call: Call<typeof offerCalls.create>,
  backend: Pick<Backend, 'rates' | 'areas' | 'clientSealer'>,
): Promise<{ offerId: number }> {
  const { body, db, user, clock } = call;
  const { rates } = backend;
  if (!isSavings(body)) checkEmployeeRight(body.input, user);
  const requestKey = idempotencyKey(call.request);
  const known = requestKey && (await savedBefore(call, requestKey));
  if (known) return known;
  const now = clock.now();
  const today = bankDay(now);
  const version = await rates.current();
  const purpose = await forArrangement(call, body.salesArrangementId, body.productTypeId);
  if (purpose !== undefined) checkTakesOffer(purpose);
  const options = { today, priceException: purpose?.priceException };
  const { findings, result } = modelOffer(version, body, options);
  if (result === undefined || hasError(findings)) {
    throw new Failure(400, findings.filter(isError).map(toMessage));
  }
  const seenVersion =
    body.seen.rateVersionId === version.id ? undefined : await rates.byId(body.seen.rateVersionId);
  const before = seenVersion && modelOffer(seenVersion, body, options).result;
  const changes = whatChanged(body.seen, before, result);
  if (changes.length > 0) throw new Failure(409, changes);
  const securities = purpose && (await securitiesOf({ ...backend, db }, purpose, today));
  const [saved] = await db
    .insert(offers)
    .values({
      productTypeId: body.productTypeId,
      rateVersionId: version.id,
      input: body.input,
      result,
      name: body.name,
      sealedSecurities: securities && backend.clientSealer.seal(JSON.stringify(securities)),
      createdBy: user.id,
      createdOn: now,
      requestKey,
      validTo: offerValidTo(version, body.productTypeId, today),
      caseId: purpose?.row.id,
      salesArrangementId: purpose?.arrangement.id,
    })
    // The same call, under way at the same time, was faster.
    .onConflictDoNothing()
    .returning({ id: offers.id });
  if (saved === undefined) {
    const first = requestKey && (await savedBefore(call, requestKey));
    if (!first) throw new Error('an offer was not kept');
    return first;
  }
  return { offerId: saved.id };
}

/** What secures the loan of the case, which the offer's document names; undefined where nothing does yet. */
async function securitiesOf(
  backend: Parameters<typeof factsOfAreas>[0],
  { arrangement }: Purpose,
  today: string,
) {
  return (await factsOfAreas(backend, arrangement, today)).securities;
}

/**
 * What a call with the same key has saved.
 * @throws Failure 409 when that was something else
 */
async function savedBefore(
  { body, db, user }: Call<typeof offerCalls.create>,
  requestKey: string,
): Promise<{ offerId: number } | undefined> {
  const [known] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.createdBy, user.id), eq(offers.requestKey, requestKey)));
  if (known === undefined) return undefined;
  const asked: unknown = JSON.parse(JSON.stringify([body.productTypeId, body.input]));
  if (!isDeepStrictEqual([known.productTypeId, known.input], asked)) {
    throw conflict('Klíč opakování již byl použit.', { field: 'Idempotency-Key' });
  }
  return { offerId: known.id };
}

const toMessage = ({ field, message }: OfferFinding): ErrorMessage => ({
  severity: 1,
  message,
  errorCode: errorCode.invalidRequest,
  ...(field === undefined ? {} : { field: `input.${field}` }),
});
