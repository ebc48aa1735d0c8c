import { changeDocument, closeLinks, moveMember, moveMembers } from './change-document';
import type { OpenedDocument } from '../document-access';
import { refusal } from '../refusal';
import { nextState } from '../state-machine';
import { deedOf, type ServiceCall } from '../service/service-call';
import { forgetClientData } from './client-data';
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

/** Gives the signing of the whole document up, signatures included; nothing of it is left. */
export function cancelAll(call: ServiceCall, { documentId }: OpenedDocument): Promise<void> {
  return changeDocument(call.db, documentId, deedOf(call), async (change) => {
    requireOpen(change);
    const { groups, members } = change.document;
    const started = members.filter(({ state }) => state !== 'notStarted');
    if (started.length === 0) throw refusal('notStarted');
    if (!groups.every(({ hasCancellationAccess }) => hasCancellationAccess)) {
      throw refusal('noCancellationAccess');
    }
    if (started.some(({ isFinal, state }) => isFinal && state === 'inProgress')) {
      throw refusal('final');
    }
    await moveMembers(change, started, 'withdraw');
    await forgetClientData(change);
    await closeLinks(change);
  });
}
