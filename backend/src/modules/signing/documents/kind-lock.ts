import { caseState as caseStates } from '@advisor/contracts/codebooks';
import type { Closed } from '@advisor/contracts/signing/endpoints';
import { eq } from 'drizzle-orm';
import type { FlowFacts } from '../../../domain/flow/facts';
import { documentLock } from '../../../domain/flow/document-order';
import { type FlowSubject, readFactsOf } from '../../../domain/flow/read-facts';
import { changeableStates } from '../../../domain/cases/loan-application';
import { refinancingProcesses } from '../../../domain/refinancing/schema';
import type { Backend } from '../../../platform/backend';
import { closedBy } from '../information/pre-contract-rule';

const { inProgress } = caseStates;

/** The client may be informed about a contract long before there is one. */
const mayInform = ({ caseState, arrangementState }: FlowFacts) =>
  caseState === inProgress.code && changeableStates.has(arrangementState);

/** Of an arrangement that an offer was taken over into: its document is made of the offer. */
const madeByProcess: Closed = {
  reason: 'Dokument se připravuje z převzaté nabídky, v detailu procesu refinancování.',
};

/**
 * Tells of each kind of document of an arrangement why it cannot be prepared: what the case lacks, and
 * what the client has to be given first.
 */
export async function kindLocks({ db, rates }: Backend, subject: FlowSubject, now: Date) {
  const { arrangement, row } = subject;
  const { productTypeId } = row;
  const [facts, processes] = await Promise.all([
    readFactsOf(db, rates, subject, now),
    db.$count(refinancingProcesses, eq(refinancingProcesses.salesArrangementId, arrangement.id)),
  ]);
  return async (
    documentTypeCode: string,
    { isReserved = false }: { isReserved?: boolean } = {},
  ): Promise<Closed | undefined> => {
    if (processes > 0 && !isReserved) return madeByProcess;
    const order = documentLock(facts, documentTypeCode);
    if (order !== undefined && !mayInform(facts)) return order;
    const information = await closedBy(db, { arrangement, productTypeId, documentTypeCode });
    if (order === undefined || information === undefined) return order ?? information;
    return { ...information, ...order, reason: `${order.reason} ${information.reason}` };
  };
}
