/** Every address of the product, written once. Personal data never enters a path or a query. */

/** Patterns for route definitions. A dynamic segment is always a whole segment. */
export const routePattern = {
  home: '/',
  simpleLogin: '/simple-login.html',
  redirect: '/redirect/:useCase',
  demo: '/demo',
  dashboard: '/dashboard',
  generalDocuments: '/general-documents',
  caseIdentification: '/case-identification',
  caseDetail: '/mortgage/case-detail/:caseId?',
} as const;

/** Builders for links and navigation. */
export const paths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  generalDocuments: () => '/general-documents',
  caseIdentification: () => '/case-identification',
  demo: () => '/demo',
  caseDetail: ({ caseId }: { caseId: number }) => `/mortgage/case-detail/${caseId}`,
} as const;
