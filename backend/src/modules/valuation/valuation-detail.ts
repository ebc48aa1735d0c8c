import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { CaseDocument } from '@advisor/contracts/documents/case-documents';
import type { OrderState } from '@advisor/contracts/real-estate/order';
import type { ValuationDetail } from '@advisor/contracts/real-estate/endpoints';
import type { ValuationResult } from '@advisor/contracts/real-estate/result';
import { inArray } from 'drizzle-orm';
import type { CaseRow } from '../../domain/cases/case-access';
import {
  isOpenOrder,
  specificationLock,
  waitsForCompletion,
} from '../../domain/valuation/order-state';
import {
  type KnownValuation,
  openSpecification,
  type OrderRow,
  readValuations,
  stateOf,
} from '../../domain/valuation/read-valuations';
import type { Backend } from '../../platform/backend';
import { bankDay } from '../../platform/calendar';
import { notFound } from '../../platform/failure';
import { users } from '../../platform/session/schema/users';
import type { SignedInUser } from '../../platform/session/user';
import { readDeedOf } from './deed-of-case';
import { documentsOfValuation } from './documents-of-valuation';
import { readHeldLoan } from './held-loan';
import { listItem } from './list-valuations';
import { optionsOf, possibleTypes } from './options';
import { openOrder } from './order-content';
import { pricesOf } from './pricing';
import { otherCasesWith } from './same-real-estate';
import { unknownValuation } from './valuation-of-case';
import { variantOf } from './variants';

type Reading = Pick<Backend, 'db' | 'clock' | 'clientSealer' | 'rates'>;

/** All of one valuation. @throws Failure 404 for one of another case */
export async function valuationDetail(
  backend: Reading,
  { row, user }: { row: CaseRow; user: SignedInUser },
  id: number,
): Promise<ValuationDetail> {
  const { db, clock, clientSealer: sealer, rates } = backend;
  const today = bankDay(clock.now());
  const [valuations, held] = await Promise.all([
    readValuations(db, [row.id]),
    readHeldLoan(db, rates, row),
  ]);
  const valuation = valuations.find((one) => one.row.id === id);
  if (valuation === undefined) throw notFound(unknownValuation);
  const { application, loan } = held;
  const specification = openSpecification(sealer, valuation.row);
  const real = { ...specification, typeId: valuation.realEstate.typeId };
  const [feeOf, deedOfOwnership, documents, orders, otherCases] = await Promise.all([
    pricesOf({ db, rates, row, valuations, today }),
    readDeedOf({ db, sealer, application, today }, valuation.row.deedId),
    documentsOfValuation(db, valuation.row.id),
    orderStates(backend, valuation),
    otherCasesWith(backend, { row, user, real }),
  ]);
  const variant = variantOf(valuation.realEstate.typeId);
  const { onlineRefusal, valuationTypeId } = valuation.row;
  const options = optionsOf({ specification, variant, onlineRefusal, feeOf });
  const result = resultOf(valuation.orders, today);
  return {
    ...listItem({ sealer, valuations, loan, today }, valuation),
    specification,
    lock: specificationLock(stateOf(valuation)),
    otherCases,
    options,
    possibleValuationTypes: possibleTypes(options, valuationTypeId),
    deedOfOwnership,
    comparablePrices: summaryOf(result),
    documents: documents as CaseDocument[],
    orders,
    result,
  };
}

function resultOf(orders: readonly OrderRow[], today: string): ValuationResult | undefined {
  const order = orders.find(({ state }) => state === taskState.finished.code);
  if (order === undefined || order.result === null || order.validTo === null) return undefined;
  const { result, validTo, reportDocumentId } = order;
  return {
    ...result,
    validTo,
    isValid: validTo >= today,
    reportDocumentId: reportDocumentId ?? undefined,
  };
}

function summaryOf(result: ValuationResult | undefined): ValuationDetail['comparablePrices'] {
  const prices = result?.comparablePrices.map(({ price }) => price) ?? [];
  if (prices.length === 0) return undefined;
  const sum = prices.reduce((all, price) => all + price, 0);
  return {
    minimum: Math.min(...prices),
    maximum: Math.max(...prices),
    average: Math.round(sum / prices.length),
  };
}

async function orderStates(
  { db, clock, clientSealer }: Reading,
  { orders }: KnownValuation,
): Promise<OrderState[]> {
  if (orders.length === 0) return [];
  const authors = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.id,
        orders.map(({ orderedBy }) => orderedBy),
      ),
    );
  return orders.map((order) => {
    const { note, ...asked } = openOrder(clientSealer, order);
    const author = authors.find(({ id }) => id === order.orderedBy);
    const isOnline = order.typeId === valuationType.online.code;
    return {
      orderId: order.id,
      valuationTypeId: order.typeId as OrderState['valuationTypeId'],
      state: order.state as OrderState['state'],
      orderedOn: order.orderedOn.toISOString(),
      orderedBy: author ? `${author.firstName} ${author.lastName}` : '',
      fee: order.fee,
      feePayer: order.feePayer,
      ...('contact' in asked && { contact: asked.contact }),
      ...('inspectionDays' in asked && {
        inspectionDays: asked.inspectionDays,
        keys: asked.keys,
      }),
      note,
      expectedOn: order.expectedOn ?? undefined,
      progressPercent: order.progressPercent ?? undefined,
      returned:
        waitsForCompletion(order.state) && order.returnedText !== null && order.returnedOn !== null
          ? {
              round: order.round,
              text: order.returnedText,
              returnedOn: order.returnedOn.toISOString(),
            }
          : undefined,
      reason: order.reason ?? undefined,
      mayBeCancelled: isOpenOrder(order.state) && !isOnline,
      isDelayed:
        order.state === taskState.requesting.code &&
        Number(clock.now()) - Number(order.orderedOn) > delayedAfter,
    };
  });
}

/** Milliseconds after which it is said that the appraisers have not taken an order over yet. */
const delayedAfter = 60_000;
