import { readDraft, removeDraft } from '@advisor/forms/drafts';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { useEffect, useRef } from 'react';
import { useHostBridge } from '../bridge/host-bridge';
import { startedKey } from '../service/signing-drafts';
import type { SigningDocument } from '../service/signing-document';
import { groupStatuses, isCompleted } from '../signatures/document-status';

/**
 * Tells the surroundings how far the document is, at the first state and at every change, and once
 * that it is signed: when it becomes so on this page, or has become so while the browser was away at
 * the signing device.
 */
export function useDocumentStatus(document: SigningDocument, signatures: Signatures | undefined) {
  const bridge = useHostBridge();
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (!signatures) return;
    const groups = groupStatuses(signatures);
    const text = JSON.stringify(groups);
    if (text === announced.current) return;
    const isFirst = announced.current === undefined;
    announced.current = text;
    // A service that does not number its changes is taken in the order of its answers.
    const revision = signatures.Revision ?? Date.now();
    const documentId = document.documentExternalId;
    bridge.statusChanged({ documentId, revision, groups, isFirst });
    if (!isCompleted(groups)) return;
    // A frame may have no storage to keep a draft in.
    const isSeenHere = !isFirst || bridge.hasReturned === true;
    void readDraft(startedKey(document)).then((isStartedHere) => {
      if (isSeenHere || isStartedHere === true) bridge.completed({ documentId, revision });
      return removeDraft(startedKey(document));
    });
  }, [document, signatures, bridge]);
}
