import { signatureState, signatureType } from '@advisor/contracts/codebooks/document';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';

/** What can be done with a document, besides opening it. */
export type DocumentAction = 'download' | 'print' | 'uploadScan' | 'cancel';

/** Signed or cancelled: nothing changes any more. */
const finalStates: ReadonlySet<number> = new Set([
  signatureState.signed.code,
  signatureState.cancelled.code,
]);

export const isPhysical = ({ signatureTypeId }: DocumentOnSA): boolean =>
  signatureTypeId === signatureType.physical.code;

export const isDigital = ({ signatureTypeId }: DocumentOnSA): boolean =>
  signatureTypeId === signatureType.electronic.code;

export const isCancelled = ({ signatureState: state }: DocumentOnSA): boolean =>
  state === signatureState.cancelled.code;

export const isFinal = ({ signatureState: state }: DocumentOnSA): boolean => finalStates.has(state);

/**
 * The actions of a document, in their order.
 * @param mayReadAttachments permission 101, for the document's content
 */
export function actionsOf(document: DocumentOnSA, mayReadAttachments: boolean): DocumentAction[] {
  const isOpen = !isFinal(document);
  const isAwaited = document.signatureState === signatureState.waitingForScan.code;
  return [
    ...(mayReadAttachments && isOpen && isPhysical(document) ? (['print'] as const) : []),
    ...(mayReadAttachments && isAwaited ? (['uploadScan'] as const) : []),
    ...(mayReadAttachments ? (['download'] as const) : []),
    ...(isOpen ? (['cancel'] as const) : []),
  ];
}

/** What a document on paper waits for: print it, then upload what was signed. */
export const nextOf = (actions: readonly DocumentAction[]): DocumentAction | undefined =>
  (['uploadScan', 'print'] as const).find((action) => actions.includes(action));
