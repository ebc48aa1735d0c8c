import { identifierIn } from '@advisor/case/address';
import { openCaseOf } from '@advisor/case/open';
import type { SignatureService } from '@advisor/shell/signature-service';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { documentInService } from '../../../service/signing-document';
import { signaturesQuery } from '../../../service/signatures.queries';
import { isCancelled, isPhysical } from '../document-actions';
import { documentQuery, listedDocument } from '../documents.queries';

/** Process of the signature service. */
type ProcessType = 'STANDARD' | 'MSC';

export interface SigningDetail {
  documentOnSAId: number;
  name: string;
  processType: ProcessType;
  signatureService: SignatureService | undefined;
}

interface LoaderOptions {
  queryClient: QueryClient;
  signatureService: SignatureService | undefined;
  processType: ProcessType;
}

/**
 * The document says which case it belongs to: an address without a case is enough, and one with another
 * case is a 404. One that a list has
 * shown is asked for beside its signatures, another one before them.
 */
export const signingDetailLoader =
  ({ queryClient, signatureService, processType }: LoaderOptions) =>
  async (args: LoaderFunctionArgs): Promise<SigningDetail> => {
    const documentOnSAId = identifierIn(args, 'id');
    const begin = (document: DocumentOnSA): void => {
      const inService = documentInService(document.externalId, signatureService);
      // The card waits for it longest; on paper nothing is asked of the service.
      if (inService && !isPhysical(document) && !isCancelled(document)) {
        void queryClient.prefetchQuery(signaturesQuery(inService));
      }
    };
    const listed = listedDocument(queryClient, documentOnSAId);
    if (listed) begin(listed);
    const document = await queryClient.fetchQuery(documentQuery(documentOnSAId));
    begin(document);
    const { name } = document;
    await openCaseOf(queryClient, args, document);
    return { documentOnSAId, name, processType, signatureService };
  };
