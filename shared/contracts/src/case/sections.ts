/** Case detail sections, in the specification's order (index 0 to 11). Pure data, without a schema. */
export const caseSections = [
  'parameters',
  'applicants',
  'real-estate',
  'drawing',
  'service-requests',
  'covenants',
  'tasks',
  'documents',
  'refinancing',
  'extra-payment',
  'timeline',
  'income-tax-returns',
] as const;
export type CaseSection = (typeof caseSections)[number];
