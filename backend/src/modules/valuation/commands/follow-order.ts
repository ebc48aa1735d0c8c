import { randomUUID } from 'node:crypto';
import { caseState } from '@advisor/contracts/codebooks';
import { caseDocumentType } from '@advisor/contracts/codebooks/document';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import { eq } from 'drizzle-orm';
import { addDocument } from '../../../domain/case-documents/write-documents';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { valuationEvents } from '../../../domain/cases/event-titles';
import { mayOrderGo } from '../../../domain/valuation/order-state';
import type { OrderRow } from '../../../domain/valuation/read-valuations';
import { realEstateValuations, valuationOrders } from '../../../domain/valuation/schema';
import type { OrderAtAppraisers } from '../../../neighbours/appraisers/port';
import type { Database } from '../../../platform/database/database';
import { valuationMoved } from '../notifications';
import { validToOf } from '../validity';

/** A report that is in the archive already. */
export interface ArchivedReport {
  archiveId: string;
  fileName: string;
  contentType: string;
  size: number;
  /** Of the content, hexadecimal. */
  sha256: string;
}

interface Following {
  caseId: number;
  orderId: number;
  now: Date;
}

type Told = Partial<typeof valuationOrders.$inferInsert>;

const orderById = async (tx: Database, orderId: number): Promise<OrderRow | undefined> =>
  (await tx.select().from(valuationOrders).where(eq(valuationOrders.id, orderId)))[0];

/**
 * Notes that the appraisers have an order.
 * @returns false when it was cancelled meanwhile: they have to be told
 */
export const noteHandedOver = (
  db: Database,
  { caseId, orderId, now }: Following,
): Promise<boolean> =>
  changeCase(db, { caseId, now }, async ({ tx, touch }) => {
    const order = await orderById(tx, orderId);
    if (order === undefined || order.state === taskState.cancelled.code) return false;
    if (order.state !== taskState.requesting.code) return true;
    await tx
      .update(valuationOrders)
      .set({ state: taskState.evaluating.code, handedOverOn: now, progressPercent: 0 })
      .where(eq(valuationOrders.id, orderId));
    touch('case');
    return true;
  });

/**
 * Goes on with an order as the appraisers have it. What was followed already changes nothing; what has
 * come to its end, and a case that is closed, is left alone.
 */
export const followOrder = (
  db: Database,
  { caseId, orderId, now }: Following,
  stands: OrderAtAppraisers,
  report?: ArchivedReport,
): Promise<void> =>
  changeCase(db, { caseId, now }, async (change) => {
    if (change.row.state !== caseState.inProgress.code) return;
    const order = await orderById(change.tx, orderId);
    if (order === undefined) return;
    switch (stands.status) {
      case 'evaluating':
        return goOn(change, order, stands);
      case 'documentsWanted':
      case 'dataDiffer':
        return comeBack(change, order, stands);
      case 'notPossible':
        return giveUp(change, order, stands.text);
      case 'finished':
        return finishOrder(change, order, stands, report);
      case 'cancelled':
        return move(change, order, taskState.cancelled.code, 'cancelled', { endedOn: now });
    }
  });

/** Goes to another state, where it may, and tells of it. */
async function move(
  { tx, event }: CaseChange,
  { id, state }: OrderRow,
  to: number,
  step: keyof typeof valuationEvents,
  told: Told,
): Promise<void> {
  if (!mayOrderGo(state, to)) return;
  await tx
    .update(valuationOrders)
    .set({ ...told, state: to })
    .where(eq(valuationOrders.id, id));
  const tells = { kind: valuationMoved };
  await event({ kind: 'case', title: valuationEvents[step], tells });
}

async function goOn(
  { tx, touch }: CaseChange,
  { id, state, progressPercent: before, expectedOn: expected }: OrderRow,
  { progressPercent, ...stands }: Extract<OrderAtAppraisers, { status: 'evaluating' }>,
): Promise<void> {
  const expectedOn = stands.expectedOn ?? null;
  const isSame = before === progressPercent && expected === expectedOn;
  if (state !== taskState.evaluating.code || isSame) return;
  await tx
    .update(valuationOrders)
    .set({ progressPercent, expectedOn })
    .where(eq(valuationOrders.id, id));
  touch('case');
}

/** What was answered already they have not read yet. */
async function comeBack(
  change: CaseChange,
  order: OrderRow,
  stands: Extract<OrderAtAppraisers, { status: 'documentsWanted' | 'dataDiffer' }>,
): Promise<void> {
  const { status, round, text: returnedText } = stands;
  if (round <= order.answeredRound) return;
  const to = status === 'dataDiffer' ? taskState.checkData : taskState.documentsCompleting;
  await move(change, order, to.code, status, { round, returnedText, returnedOn: change.now });
}

/** An online valuation that is not possible leads to the others, with everything that was typed. */
async function giveUp(change: CaseChange, order: OrderRow, reason: string): Promise<void> {
  const { tx, now } = change;
  const told = { reason, endedOn: now };
  await move(change, order, taskState.notValuated.code, 'notValuated', told);
  if (order.typeId !== valuationType.online.code) return;
  await tx
    .update(realEstateValuations)
    .set({ onlineRefusal: reason, valuationTypeId: null })
    .where(eq(realEstateValuations.id, order.valuationId));
}

async function finishOrder(
  change: CaseChange,
  order: OrderRow,
  { result }: Extract<OrderAtAppraisers, { status: 'finished' }>,
  report: ArchivedReport | undefined,
): Promise<void> {
  const { tx, row, now } = change;
  const finished = taskState.finished.code;
  if (!mayOrderGo(order.state, finished)) return;
  const reportDocumentId =
    report &&
    (await addDocument(tx, {
      ...report,
      guid: randomUUID(),
      caseId: row.id,
      documentTypeCode: caseDocumentType.realEstate.code,
      createdOn: now,
    }));
  const validTo = validToOf(order.typeId, result.valuedOn);
  const told = { result, validTo, reportDocumentId, endedOn: now, progressPercent: 100 };
  await move(change, order, finished, 'finished', told);
}
