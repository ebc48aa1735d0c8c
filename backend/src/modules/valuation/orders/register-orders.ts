import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isOpenOrder } from '../../../domain/valuation/order-state';
import {
  openSpecification,
  type OrderRow,
  readValuations,
} from '../../../domain/valuation/read-valuations';
import { valuationOrders } from '../../../domain/valuation/schema';
import type { OrderAtAppraisers } from '../../../neighbours/appraisers/port';
import { enqueue } from '../../../platform/jobs/queue';
import { type ArchivedReport, followOrder, noteHandedOver } from '../commands/follow-order';
import { documentsOfValuation } from '../documents-of-valuation';
import { openOrder, orderNumberOf } from '../order-content';
import { askJob, cancelJob, completeJob, handOverJob } from './order-jobs';

/** Milliseconds after which appraisers are asked who have named no time. */
export const usualWait = 3_600_000;

interface Asked {
  caseId: number;
  orderId: number;
}

/** All may be done twice: the appraisers know orders and answers by their numbers. */
export function registerOrders(app: FastifyInstance): void {
  const { jobs, backend, neighbours } = app;
  const { db, clock, clientSealer: sealer } = backend;
  const { appraisers } = neighbours;

  const askOn = async ({ caseId, orderId }: Asked, instant: string | undefined) => {
    const runAt = instant ? new Date(instant) : new Date(Number(clock.now()) + usualWait);
    const key = `${orderId} ${runAt.toISOString()}`;
    await enqueue(db, askJob, { caseId, orderId }, { runAt, key });
  };

  /** An order with what goes with it; undefined when it is gone. */
  async function orderToTell({ caseId, orderId }: Asked) {
    const [order] = await db.select().from(valuationOrders).where(eq(valuationOrders.id, orderId));
    if (order === undefined) return undefined;
    const [valuation] = await readValuations(db, [caseId], order.valuationId);
    if (valuation === undefined) return undefined;
    const documents = await documentsOfValuation(db, order.valuationId);
    return {
      order,
      told: {
        orderNumber: orderNumberOf(orderId),
        realEstateTypeId: valuation.realEstate.typeId,
        specification: openSpecification(sealer, valuation.row),
        documents: documents.map(({ documentId, documentTypeCode }) => ({
          documentId,
          documentTypeCode,
        })),
      },
    };
  }

  jobs.handle(handOverJob, async ({ input }) => {
    const found = await orderToTell(input);
    if (found === undefined || !isOpenOrder(found.order.state)) return;
    const { caseId } = input;
    const order = openOrder(sealer, found.order);
    const { askAgainOn } = await appraisers.take({ ...found.told, caseId, order });
    const isHeld = await noteHandedOver(db, { ...input, now: clock.now() });
    if (isHeld) await askOn(input, askAgainOn);
    else await appraisers.cancel(found.told.orderNumber);
  });

  jobs.handle(completeJob, async ({ input: { round, ...input } }) => {
    const found = await orderToTell(input);
    if (found === undefined || found.order.answeredRound !== round) return;
    const { realEstateTypeId: _type, ...told } = found.told;
    const text = found.order.answerText ?? '';
    const { askAgainOn } = await appraisers.complete({ ...told, round, text });
    await askOn(input, askAgainOn);
  });

  jobs.handle(cancelJob, async ({ input: { orderId } }) => {
    await appraisers.cancel(orderNumberOf(orderId));
  });

  jobs.handle(askJob, async ({ input }) => {
    const [order] = await db
      .select()
      .from(valuationOrders)
      .where(eq(valuationOrders.id, input.orderId));
    if (order === undefined || !isOpenOrder(order.state)) return;
    const stands = await appraisers.state(orderNumberOf(input.orderId));
    const following = { ...input, now: clock.now() };
    await followOrder(db, following, stands, await archived(app, stands));
    if (stands.status === 'evaluating' || isUnread(order, stands))
      await askOn(input, 'askAgainOn' in stands ? stands.askAgainOn : undefined);
  });
}

/** Whether they have not read the last answer yet. */
const isUnread = ({ answeredRound }: OrderRow, stands: OrderAtAppraisers): boolean =>
  'round' in stands && stands.round <= answeredRound;

/** Puts a report into the archive. One that is put twice is kept twice; the order notes which counts. */
async function archived(
  { neighbours }: Pick<FastifyInstance, 'neighbours'>,
  stands: OrderAtAppraisers,
): Promise<ArchivedReport | undefined> {
  if (stands.status !== 'finished' || stands.report === undefined) return undefined;
  const { report } = stands;
  const file = {
    fileName: 'Posudek o ceně nemovitosti.pdf',
    contentType: 'application/pdf',
    size: report.length,
  };
  const content = (async function* () {
    yield report;
  })();
  const { archiveId } = await neighbours.documentArchive.put({ ...file, content });
  return { ...file, archiveId, sha256: createHash('sha256').update(report).digest('hex') };
}
