/** Every address of the product, written once. Personal data never enters a path or a query. */

/** Patterns for route definitions. A dynamic segment is always a whole segment. */
export const routePattern = {
  home: '/',
  simpleLogin: '/simple-login.html',
  redirect: '/redirect/:useCase',
  demo: '/demo',
  settings: '/settings',
  dashboard: '/dashboard',
  generalDocuments: '/general-documents',
  caseIdentification: '/case-identification',
  caseDetail: '/mortgage/case-detail/:caseId?',
} as const;

/** Builders for links and navigation. */
export const paths = {
  home: () => '/',
  simpleLogin: () => '/simple-login.html',
  dashboard: () => '/dashboard',
  generalDocuments: () => '/general-documents',
  caseIdentification: () => '/case-identification',
  demo: () => '/demo',
  settings: () => '/settings',
  caseDetail: ({ caseId }: { caseId: number }) => `/mortgage/case-detail/${caseId}`,
  mortgageModelation: () => '/modelation/mortgage',
  americanMortgageModelation: () => '/modelation/american-mortgage',
  unsecuredLoanModelation: () => '/modelation/unsecured-loan',
  /** The spelling is the bank's. */
  buildingSavingsModelation: () => '/modelation/bulding-savings',
} as const;

/** Whether a path is the prefix itself or lies under it; `/dash` is no prefix of `/dashboard`. */
export const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);
