import { call } from '@advisor/api-client/call';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { useChange } from '@advisor/shell/use-change';
import { documentReaders } from '../documents.queries';
import type { DocumentChoice } from './document-choice';

/** Generating takes up to 30 s; the rest is for a slow line. */
const timeoutMs = 60_000;

/** Has a document generated. */
export const useCreateDocument = (salesArrangementId: number) =>
  useChange({
    key: [signingCalls.create.id, salesArrangementId],
    call: (body: DocumentChoice) =>
      call(signingCalls.create, { params: { salesArrangementId }, body }, { timeoutMs }),
    invalidates: documentReaders,
  });
