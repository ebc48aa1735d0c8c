import type { CaseChange } from '../../../domain/cases/change-case';
import { documentSigned } from '../notifications';

/** What the history of the case tells of a document, by the action in the audit trail. */
const titles = {
  create: 'Dokument připraven k podpisu',
  delegate: 'Digitální podepisování zahájeno',
  giveUp: 'Podepisování zrušeno',
  uploadScan: 'Sken podepsaného dokumentu nahrán',
  seal: 'Dokument podepsán',
  cancelDocument: 'Dokument vyřazen z podepisování',
} as const;

/** By the client, it is what the owner of the case waits for. */
const ended: ReadonlySet<string> = new Set<keyof typeof titles>(['giveUp', 'seal']);

const isRecorded = (action: string): action is keyof typeof titles => Object.hasOwn(titles, action);

/** Records the action in the timeline of the document's case, in its words; other actions are not. */
export async function recordDocumentEvent(
  { event }: Pick<CaseChange, 'event'>,
  name: string,
  action: string,
): Promise<void> {
  if (isRecorded(action))
    await event({
      kind: 'signing',
      title: titles[action],
      description: name,
      tells: ended.has(action) ? { kind: documentSigned } : undefined,
    });
}
