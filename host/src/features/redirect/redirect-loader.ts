import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { caseAddresses } from '@advisor/addresses/case';
import { parseIdentifier } from '@advisor/shell/route-identifiers';

/** Use cases by which other applications of the bank open a screen, with what each needs. */
const useCases = new Map<string, (query: URLSearchParams) => string | undefined>([
  ['dashboard', caseAddresses.dashboard.to],
  ['general-documents', caseAddresses.generalDocuments.to],
  ['case-identification', caseAddresses.caseIdentification.to],
  [
    'case-detail',
    (query) => {
      const caseId = parseIdentifier(query.get('caseId'));
      return caseId === undefined ? undefined : caseAddresses.caseDetail.to({ caseId });
    },
  ],
]);

/** Where `/redirect/:useCase` leads; undefined when the use case is unknown or incomplete. */
export const pathOfUseCase = (useCase: string, query: URLSearchParams): string | undefined =>
  useCases.get(useCase)?.(query);

export function redirectLoader({ params, request }: LoaderFunctionArgs): Response {
  const path = pathOfUseCase(params['useCase'] ?? '', new URL(request.url).searchParams);
  if (path === undefined) throw new Response(null, { status: 404 });
  return redirect(path);
}
