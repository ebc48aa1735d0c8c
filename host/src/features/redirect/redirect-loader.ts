import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { caseAddresses } from '@advisor/addresses/case';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { signingAddresses } from '@advisor/addresses/signing';
import { parseIdentifier } from '@advisor/shell/route-identifiers';

type Target = (query: URLSearchParams) => string | undefined;

interface Reference {
  caseId: number;
  salesArrangementId: number | undefined;
}

/** A screen of a case; the application is the case's own unless it is named. */
const ofCase =
  (to: (reference: Reference) => string): Target =>
  (query) => {
    const caseId = parseIdentifier(query.get('caseId'));
    const salesArrangementId = parseIdentifier(query.get('salesArrangementId'));
    return caseId === undefined ? undefined : to({ caseId, salesArrangementId });
  };

/** Of an application of a case when both are named, otherwise a new one. */
const modelation: Target = (query) => {
  if (!query.has('caseId')) return modelationAddresses.mortgageModelation.to();
  return ofCase(({ caseId, salesArrangementId }) =>
    salesArrangementId === undefined
      ? caseAddresses.loanHub.to({ caseId })
      : modelationAddresses.loanHubModelation.to({ caseId, salesArrangementId }),
  )(query);
};

/** Use cases by which other applications of the bank open a screen, with what each needs. */
const useCases = new Map<string, Target>([
  ['dashboard', caseAddresses.dashboard.to],
  ['general-documents', caseAddresses.generalDocuments.to],
  ['case-identification', caseAddresses.caseIdentification.to],
  ['case-detail', ofCase(({ caseId }) => caseAddresses.caseDetail.to({ caseId }))],
  ['loan-hub', ofCase(caseAddresses.loanHub.to)],
  ['modelation', modelation],
  ['documents-signing', ofCase(signingAddresses.documentsSigning.to)],
]);

/** Where `/redirect/:useCase` leads; undefined when the use case is unknown or incomplete. */
export const pathOfUseCase = (useCase: string, query: URLSearchParams): string | undefined =>
  useCases.get(useCase)?.(query);

export function redirectLoader({ params, request }: LoaderFunctionArgs): Response {
  const path = pathOfUseCase(params['useCase'] ?? '', new URL(request.url).searchParams);
  if (path === undefined) throw new Response(null, { status: 404 });
  return redirect(path);
}
