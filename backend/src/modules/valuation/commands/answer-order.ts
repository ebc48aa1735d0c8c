import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import { eq } from 'drizzle-orm';
import { valuationEvents } from '../../../domain/cases/event-titles';
import { isOpenOrder, mayOrderGo, waitsForCompletion } from '../../../domain/valuation/order-state';
import { valuationOrders } from '../../../domain/valuation/schema';
import { conflict, notFound } from '../../../platform/failure';
import { enqueue } from '../../../platform/jobs/queue';
import { cancelJob, completeJob } from '../orders/order-jobs';
import { type OpenValuation, unknownValuation } from '../valuation-of-case';
import {
  changeValuation,
  type Named,
  type ValuationBackend,
  writeValuation,
} from './valuation-change';

/** @throws Failure 404 for an order of another valuation */
function orderOf({ orders }: OpenValuation, orderId: number) {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) throw notFound(unknownValuation);
  return order;
}

interface Answer {
  orderId: number;
  /** The return that it answers. */
  round: number;
  text: string;
}

/**
 * Answers what the appraisers have wanted and sends the order on; the same once more does nothing.
 * @throws Failure 409 when it does not wait for an answer, or somebody else has answered
 */
export const completeOrder = (
  backend: ValuationBackend,
  named: Named,
  { orderId, round, text }: Answer,
): Promise<{ version: number }> =>
  changeValuation(backend, named, async (change, known) => {
    const { tx, now, event } = change;
    const order = orderOf(known, orderId);
    const isDone = order.answeredRound === round && order.answerText === text;
    if (isDone && known.row.changedBy === named.userId) return { version: known.row.version };
    if (!waitsForCompletion(order.state) || order.round !== round)
      throw conflict('Doplnění už někdo odeslal, nebo se na něj nečeká.', { field: 'round' });
    await tx
      .update(valuationOrders)
      .set({ state: taskState.evaluating.code, answeredRound: round, answerText: text })
      .where(eq(valuationOrders.id, orderId));
    const { caseId } = named;
    await enqueue(tx, completeJob, { caseId, orderId, round }, { runAt: now });
    await event({ kind: 'case', title: valuationEvents.completed });
    return writeValuation(change, known, {});
  });

/**
 * Cancels an order that is not at its end; once more does nothing.
 * @throws Failure 409 for one that is finished, and for an online one, which takes seconds
 */
export const cancelOrder = (
  backend: ValuationBackend,
  named: Named,
  orderId: number,
): Promise<{ version: number }> =>
  changeValuation(backend, named, async (change, known) => {
    const { tx, now, event } = change;
    const order = orderOf(known, orderId);
    const cancelled = taskState.cancelled.code;
    if (order.state === cancelled) return { version: known.row.version };
    const isOnline = order.typeId === valuationType.online.code;
    if (isOnline && isOpenOrder(order.state))
      throw conflict('Online ocenění se nedá zrušit, výsledek přijde za chvíli.');
    if (!mayOrderGo(order.state, cancelled)) throw conflict('Ocenění už je ukončené.');
    await tx
      .update(valuationOrders)
      .set({ state: cancelled, endedOn: now })
      .where(eq(valuationOrders.id, orderId));
    const { caseId } = named;
    await enqueue(tx, cancelJob, { caseId, orderId }, { runAt: now });
    await event({ kind: 'case', title: valuationEvents.cancelled });
    return writeValuation(change, known, {});
  });
