import { call } from '@advisor/api-client/call';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidateDocuments } from '../../documents/documents.queries';
import type { DocumentChoice } from './document-choice';

/** Generating takes up to 30 s; the rest is for a slow line. */
const timeoutMs = 60_000;

/** Has a document generated; one call at a time, however fast somebody clicks. */
export function useCreateDocument(salesArrangementId: number) {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: DocumentChoice) =>
      call('documentOnSA.create', { params: { salesArrangementId }, body }, { timeoutMs }),
    // Also after a failure: the document may be there although the answer was lost.
    onSettled: () => invalidateDocuments(queryClient),
  });
  const start = (choice: DocumentChoice, onCreated: (document: DocumentOnSA) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(choice, {
      onSuccess: onCreated,
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { start, isPending };
}
