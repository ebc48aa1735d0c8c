import { call } from '@advisor/api-client/call';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { queryOptions } from '@tanstack/react-query';
import { documentInput, isShownByCard } from './signatures.queries';
import type { SigningDocument } from './signing-document';

/** What the document says. It never changes. */
export const documentTextQuery = (document: SigningDocument) =>
  queryOptions({
    queryKey: [signatureCalls.document.id, document] as const,
    queryFn: ({ signal }) => call(signatureCalls.document, documentInput(document), { signal }),
    staleTime: Infinity,
    meta: { allowFailure: isShownByCard },
  });

/** The document as PDF; once all have signed, the sealed one. */
export const readDocumentFile = async (document: SigningDocument): Promise<Blob> =>
  (await call(signatureCalls.documentFile, documentInput(document))) as Blob;
