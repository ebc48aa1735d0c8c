/** Every address of the product, written once. Personal data never enters a path or a query. */

/** Patterns for route definitions. A dynamic segment is always a whole segment. */
export const routePattern = {
  home: '/',
  simpleLogin: '/simple-login.html',
  redirect: '/redirect/:useCase',
  demo: '/demo',
  parts: '/demo/parts',
  settings: '/settings',
  dashboard: '/dashboard',
  generalDocuments: '/general-documents',
  caseIdentification: '/case-identification',
  caseDetail: '/mortgage/case-detail/:caseId?',
  loanHub: '/mortgage/hub',
  salesArrangementComment: '/mortgage/sales-arrangement-comment/:salesArrangementId?',
  salesArrangementParameters: '/mortgage/parameters/:salesArrangementId?',
  checklist: '/mortgage/checklist/:caseId/:salesArrangementId',
  documentsSigning: '/mortgage/documents-signing',
  documentSigning: '/mortgage/documents-signing/:id',
  documentSigningDigital: '/mortgage/documents-signing/digital/:id',
  documentSigningNew: '/mortgage/documents-signing/new',
  documentSigningDigitalNew: '/mortgage/documents-signing/digital/new',
  mortgageModelation: '/modelation/mortgage',
  americanMortgageModelation: '/modelation/american-mortgage',
  unsecuredLoanModelation: '/modelation/unsecured-loan',
  /** The spelling is the bank's. */
  buildingSavingsModelation: '/modelation/bulding-savings',
  buildingSavingsOfArrangement: '/building-savings/modelation/:salesArrangementId?',
  /** The segments are `cid-7` and `said-9`; `routeIdentifiers` reads them. */
  loanHubModelation: '/:caseId/loan-hub/:salesArrangementId/modelation',
} as const;

interface CaseReference {
  caseId?: number | undefined;
  salesArrangementId?: number | undefined;
}

/** Numbers that a screen needs to know its case by, as a query. */
function caseQuery({ caseId, salesArrangementId }: CaseReference): string {
  const query = new URLSearchParams();
  if (caseId !== undefined) query.set('caseId', String(caseId));
  if (salesArrangementId !== undefined) query.set('salesArrangementId', String(salesArrangementId));
  return query.size > 0 ? `?${query}` : '';
}

/** Builders for links and navigation. */
export const paths = {
  home: () => '/',
  simpleLogin: () => '/simple-login.html',
  dashboard: () => '/dashboard',
  generalDocuments: () => '/general-documents',
  caseIdentification: () => '/case-identification',
  demo: () => '/demo',
  parts: () => '/demo/parts',
  settings: () => '/settings',
  caseDetail: ({ caseId }: { caseId: number }) => `/mortgage/case-detail/${caseId}`,
  loanHub: (reference: CaseReference = {}) => `${routePattern.loanHub}${caseQuery(reference)}`,
  salesArrangementComment: ({ caseId, salesArrangementId }: Required<CaseReference>) =>
    `/mortgage/sales-arrangement-comment/${salesArrangementId}${caseQuery({ caseId })}`,
  salesArrangementParameters: ({ caseId, salesArrangementId }: Required<CaseReference>) =>
    `/mortgage/parameters/${salesArrangementId}${caseQuery({ caseId })}`,
  checklist: ({ caseId, salesArrangementId }: Required<CaseReference>) =>
    `/mortgage/checklist/${caseId}/${salesArrangementId}`,
  documentsSigning: (reference: CaseReference = {}) =>
    `${routePattern.documentsSigning}${caseQuery(reference)}`,
  documentSigning: ({
    documentOnSAId,
    isDigital,
    ...reference
  }: CaseReference & { documentOnSAId: number; isDigital: boolean }) =>
    `${routePattern.documentsSigning}${isDigital ? '/digital' : ''}/${documentOnSAId}${caseQuery(reference)}`,
  newDocumentSigning: ({ isDigital, ...reference }: CaseReference & { isDigital: boolean }) =>
    `${routePattern.documentsSigning}${isDigital ? '/digital' : ''}/new${caseQuery(reference)}`,
  mortgageModelation: () => routePattern.mortgageModelation,
  americanMortgageModelation: () => routePattern.americanMortgageModelation,
  unsecuredLoanModelation: () => routePattern.unsecuredLoanModelation,
  buildingSavingsModelation: () => routePattern.buildingSavingsModelation,
  loanHubModelation: ({ caseId, salesArrangementId }: Required<CaseReference>) =>
    `/cid-${caseId}/loan-hub/said-${salesArrangementId}/modelation`,
} as const;

/**
 * Whether a path is the prefix itself or lies under it; `/dash` is no prefix of `/dashboard`. A
 * segment that ends with `*` stands for any that begins so: `/cid-*` for `/cid-7`.
 */
export function isUnder(path: string, prefix: string): boolean {
  const segments = path.split('/');
  return prefix.split('/').every((wanted, index) => {
    const segment = segments[index] ?? '';
    return wanted.endsWith('*')
      ? segment.startsWith(wanted.slice(0, -1)) && segment.length >= wanted.length
      : segments.length > index && segment === wanted;
  });
}
