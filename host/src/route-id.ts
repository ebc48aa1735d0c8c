/** Ids of the routes under which remotes' routes are patched in. */
export const routeId = {
  mainContent: 'main-content',
  settings: 'settings',
  /** Where no other route is; not a parent. */
  unresolved: 'unresolved',
} as const;
