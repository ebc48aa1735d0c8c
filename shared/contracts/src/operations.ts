/**
 * Method and path of every call, written once. Pure data: the client bundles this table, never the
 * schemas beside it. Paths are relative to the base: `/api/v1/` unless the path starts with `/`.
 * `extension` marks a call of our own, one that the specification does not list.
 */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  extension?: true;
}

const op = <M extends Operation['method'], P extends string>(method: M, path: P) => ({
  method,
  path,
});
const ext = <M extends Operation['method'], P extends string>(method: M, path: P) => ({
  method,
  path,
  extension: true as const,
});

export const operations = {
  // Session
  'loggedInUser.get': op('GET', 'logged-in-user'),
  'auth.signIn': ext('POST', 'auth/sign-in'),
  'auth.start': ext('GET', 'auth/start'),
  'auth.callback': ext('GET', 'auth/callback'),
  'auth.signOut': op('GET', 'auth/signout'),

  // Case
  'case.search': op('POST', 'case/search'),
  'case.dashboardFilters': ext('GET', 'case/dashboard-filters'),
  'case.identify': op('POST', 'case/identify'),
  'case.get': op('GET', 'case/{caseId}'),
  'case.mainPanel': op('GET', 'case/{caseId}/main-panel'),
  'case.infoBanners': op('GET', 'case/{caseId}/infobanners'),
  'case.menuFlags': op('GET', 'case/{caseId}/menu/flags'),
  'case.parameters': op('GET', 'case/{caseId}/parameters'),
  'case.customers': op('GET', 'case/{caseId}/customers'),
  'case.timeline': op('GET', 'case/{caseId}/timeline'),
  'case.cancel': op('POST', 'case/{caseId}/cancel'),

  // Customer
  'customer.search': op('POST', 'customer/search'),

  // Documents
  'generalDocuments.list': op('GET', 'general-documents'),
  'generalDocuments.content': ext('GET', 'general-documents/{documentId}/content'),

  // Notifications
  'banners.current': op('GET', 'current-banners'),
  'usersNotifications.current': op('GET', 'current-users-notifications'),
  'usersNotifications.unread': op('GET', 'unread-users-notifications'),
  'usersNotifications.read': op('POST', 'users-notifications-read'),
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
