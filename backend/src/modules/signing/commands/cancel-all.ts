import type { OpenedDocument } from '../document-access';
import { refusal } from '../refusal';
import { deedOf, type ServiceCall } from '../service/service-call';
import { changeDocument, closeLinks, moveMembers } from './change-document';
import { forgetClientData } from './client-data';
import { requireOpen } from './start-signing';

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
