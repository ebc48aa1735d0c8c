import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { signingAddresses } from '@advisor/addresses/signing';
import { openCase } from '@advisor/case/open';
import { caseQuery } from '@advisor/case/case.queries';
import { documentKindsQuery } from '../documents.queries';

export interface NewDocument {
  caseId: number;
  salesArrangementId: number;
  /** Shown are the documents that are signed digitally, or those that are not. */
  isDigital: boolean;
}

interface LoaderOptions {
  queryClient: QueryClient;
  isDigital: boolean;
}

/** The arrangement of the address; of a case alone, the one that the case is about. */
export const newDocumentLoader =
  ({ queryClient, isDigital }: LoaderOptions) =>
  async (args: LoaderFunctionArgs): Promise<NewDocument> => {
    const { caseId, salesArrangementId: asked } = await openCase(queryClient, args);
    const salesArrangementId =
      asked ?? queryClient.getQueryData(caseQuery(caseId).queryKey)?.salesArrangementId;
    if (salesArrangementId === undefined)
      throw redirect(signingAddresses.documentsSigning.to({ caseId }));
    await queryClient.fetchQuery(documentKindsQuery(salesArrangementId));
    return { caseId, salesArrangementId, isDigital };
  };
