import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { ValuationOrderInput } from '@advisor/contracts/real-estate/order';
import { isBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { eq } from 'drizzle-orm';
import type { CaseChange } from '../../../domain/cases/change-case';
import { valuationEvents } from '../../../domain/cases/event-titles';
import { isOpenOrder, orderLock } from '../../../domain/valuation/order-state';
import { readValuations, stateOf } from '../../../domain/valuation/read-valuations';
import { valuationOrders } from '../../../domain/valuation/schema';
import { checkVersion } from '../../../domain/versions/check-version';
import { bankDay } from '../../../platform/calendar';
import { badRequest, conflict, Failure } from '../../../platform/failure';
import { enqueue } from '../../../platform/jobs/queue';
import { users } from '../../../platform/session/schema/users';
import { openOrder, sealOrder } from '../order-content';
import { optionsOf } from '../options';
import { handOverJob } from '../orders/order-jobs';
import { pricesOf } from '../pricing';
import type { OpenValuation } from '../valuation-of-case';
import { variantOf } from '../variants';
import {
  changeValuation,
  type Named,
  type ValuationBackend,
  writeValuation,
} from './valuation-change';

interface Ordered {
  version: number;
  orderId: number;
}

/**
 * Orders a valuation; a job hands it over. The same order once more is the same one.
 * @throws Failure 400 with what is missing or not possible, 409 when somebody else has ordered or changed it
 */
export const orderValuation = (
  backend: ValuationBackend,
  named: Named,
  { seen: version, order }: { seen: number; order: ValuationOrderInput },
): Promise<Ordered> =>
  changeValuation(backend, named, async (change, known) => {
    const { tx, now, event } = change;
    const { clientSealer: sealer } = backend;
    const { userId, caseId } = named;
    const open = known.orders.find(({ state }) => isOpenOrder(state));
    if (open !== undefined && open.orderedBy !== userId) throw await orderedBy(change, open);
    const content = { before: open && openOrder(sealer, open), after: order };
    const asSeen = { version, userId, what: 'Nemovitost', content };
    if ((await checkVersion(tx, known.row, asSeen)) && open !== undefined)
      return { version: known.row.version, orderId: open.id };
    const lock = orderLock(stateOf(known));
    if (lock !== undefined) throw conflict(lock);
    checkDays(order, bankDay(now));
    const fee = await checkOption(backend, change, known, order.valuationTypeId);
    const [made] = await tx
      .insert(valuationOrders)
      .values({
        valuationId: known.row.id,
        typeId: order.valuationTypeId,
        state: taskState.requesting.code,
        orderedOn: now,
        orderedBy: userId,
        fee,
        feePayer: fee > 0 ? 'client' : 'bank',
        sealedOrder: sealOrder(sealer, order),
      })
      .returning({ id: valuationOrders.id });
    if (made === undefined) throw new Error('a valuation was not ordered');
    await enqueue(tx, handOverJob, { caseId, orderId: made.id }, { runAt: now });
    const { valuationTypeId } = order;
    const changed = await writeValuation(change, known, { valuationTypeId });
    await event({ kind: 'case', title: valuationEvents.ordered });
    return { ...changed, orderId: made.id };
  });

async function orderedBy({ tx }: CaseChange, { orderedBy: by }: { orderedBy: number }) {
  const [author] = await tx.select().from(users).where(eq(users.id, by));
  return conflict(`Ocenění mezitím objednal(a) ${author?.firstName} ${author?.lastName}.`, {
    field: 'version',
  });
}

/** @throws Failure 400 at each day on which nobody inspects */
function checkDays(order: ValuationOrderInput, today: string): void {
  if (!('inspectionDays' in order)) return;
  const wrong = order.inspectionDays.findIndex((day) => day <= today || !isBankingDay(day));
  if (wrong < 0) return;
  throw badRequest('Vyberte pracovní den, nejdříve zítřek.', {
    field: `order.inspectionDays.${wrong}`,
  });
}

/** @returns what it costs. @throws Failure 400 with why it is not possible, or with everything that is missing */
async function checkOption(
  { rates }: ValuationBackend,
  { tx, row, now }: CaseChange,
  known: OpenValuation,
  typeId: number,
): Promise<number> {
  const { specification, realEstate } = known;
  const { onlineRefusal } = known.row;
  const valuations = await readValuations(tx, [row.id]);
  const feeOf = await pricesOf({ db: tx, rates, row, valuations, today: bankDay(now) });
  const variant = variantOf(realEstate.typeId);
  const options = optionsOf({ specification, variant, onlineRefusal, feeOf });
  const option = options.find(({ valuationTypeId }) => valuationTypeId === typeId);
  if (option === undefined || !option.isPossible)
    throw badRequest(option?.reason ?? 'Tento typ ocenění není možný.', {
      field: 'order.valuationTypeId',
    });
  if (option.missing.length > 0)
    throw new Failure(
      400,
      option.missing.map(({ field, reason }): ErrorMessage => ({
        severity: 1,
        message: reason,
        errorCode: errorCode.invalidRequest,
        field: `specification.${field}`,
      })),
    );
  return option.fee;
}
