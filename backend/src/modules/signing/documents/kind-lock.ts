import { caseState as caseStates } from '@advisor/contracts/codebooks';
import type { Closed } from '@advisor/contracts/signing/endpoints';
import type { FlowFacts } from '../../../domain/flow/facts';
import { documentLock } from '../../../domain/flow/document-order';
import { type FlowSubject, readFactsOf } from '../../../domain/flow/read-facts';
import { changeableStates } from '../../../domain/cases/loan-application';
import type { Backend } from '../../../platform/backend';
import { closedBy } from '../information/pre-contract-rule';

const { inProgress } = caseStates;

/** The client may be informed about a contract long before there is one. */
const mayInform = ({ caseState, arrangementState }: FlowFacts) =>
  caseState === inProgress.code && changeableStates.has(arrangementState);

/**
 * Tells of each kind of document of an arrangement why it cannot be prepared: what the case lacks, and
 * what the client has to be given first.
 */
export async function kindLocks({ db, rates, areas }: Backend, subject: FlowSubject, now: Date) {
  const { arrangement, row } = subject;
  const { productTypeId } = row;
  const [facts, ofAreas] = await Promise.all([
    readFactsOf(db, rates, subject, now),
    Promise.all(areas.map(({ documentsLock }) => documentsLock?.(db, arrangement))),
  ]);
  const ofArea = ofAreas.find((closed) => closed !== undefined);
  return async (
    documentTypeCode: string,
    { isReserved = false }: { isReserved?: boolean } = {},
  ): Promise<Closed | undefined> => {
    if (ofArea !== undefined && !isReserved) return ofArea;
    const order = documentLock(facts, documentTypeCode);
    if (order !== undefined && !mayInform(facts)) return order;
    const information = await closedBy(db, { arrangement, productTypeId, documentTypeCode });
    if (order === undefined || information === undefined) return order ?? information;
    return { ...information, ...order, reason: `${order.reason} ${information.reason}` };
  };
}
