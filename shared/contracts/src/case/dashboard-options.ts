/*
 * The dashboard's choices as pure data, apart from the schemas beside them: the first screen of the
 * day bundles this file and no schema.
 */

/** Default page size of the specification. */
export const defaultPageSize = 10;
/** Largest page that a search answers. */
export const maxPageSize = 100;
/** Rows beyond are reached by a narrower search. */
export const maxOffset = 10_000;

/** The six filters of the dashboard, in the order they are shown. All look at the user's own cases. */
export const dashboardFilters = [
  'my-cases',
  'loan-applications',
  'contract-signing',
  'drawing',
  'management',
  'my-service',
] as const;
export type DashboardFilter = (typeof dashboardFilters)[number];

export const caseSortFields = ['lastChange', 'client', 'amount', 'caseId'] as const;
export type CaseSortField = (typeof caseSortFields)[number];

/** How cases with an ending fixation are sorted. */
export const endingFixationSorts = ['fixedRateValidTo', 'principal', 'interestRate'] as const;
export type EndingFixationSort = (typeof endingFixationSorts)[number];

/** Shortest word that a search over all visible cases accepts. */
export const minSearchLength = 3;
/** Longest text that a search accepts. */
export const maxSearchLength = 100;
/** Fewest characters of a name before the wildcard `*`. */
export const minWildcardStem = 3;
