import type { OpenedDocument } from '../document-access';
import { refusal } from '../refusal';
import { deedOf, type ServiceCall } from '../service/service-call';
import { nextState } from '../state-machine';
import { changeDocument, closeLinks, moveMember } from './change-document';
import { memberIn, requireOpen } from './start-signing';

/** Gives one attempt up; the member may begin anew. */
export function cancelOne(
  call: ServiceCall & { query: { mode: string } },
  { documentId, memberId }: OpenedDocument & { memberId: number },
): Promise<void> {
  return changeDocument(call.db, documentId, deedOf(call), async (change) => {
    const member = memberIn(change, memberId, call.query.mode);
    requireOpen(change);
    nextState('cancel', member.state);
    const { process } = change.document.row;
    const offered = member.processes.find((own) => own.process === process);
    if (offered?.hasCancellationAccess !== true) throw refusal('noCancellationAccess');
    if (member.isFinal) throw refusal('final');
    await moveMember(change, member, 'cancel');
    await closeLinks(change, member.id);
  });
}
