import type { CaseSection } from './sections';

/**
 * The menu of a case, in the specification's order, after the way to the application's hub. Pure data,
 * without a schema.
 */
export const caseMenu = [
  'hub',
  'parameters',
  'refinancing',
  'applicants',
  'service-requests',
  'tasks',
  'documents',
  'covenants',
  'real-estate',
  'drawing',
  'extra-payment',
  'timeline',
  'income-tax-returns',
  'processes',
] as const satisfies readonly (CaseSection | 'hub' | 'processes')[];
export type CaseMenuEntry = (typeof caseMenu)[number];
