/**
 * The benchmarks of `npm run bench`. Each is a TypeScript program that prints as the last line of
 * its output a JSON array of measures: `{ name, value, unit, limit?, details? }`; a measure without
 * a limit is stated only.
 */
export const benches = [
  {
    name: 'federation',
    program: 'e2e/bench/federation.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'first-seconds',
    program: 'e2e/bench/first-seconds.ts',
    needsProduct: true,
    needsFormer: true,
    needsBrowser: true,
  },
  {
    name: 'navigations',
    program: 'e2e/bench/navigations.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'signing',
    program: 'e2e/bench/signing.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'modelation',
    program: 'e2e/bench/modelation.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'household',
    program: 'e2e/bench/household.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'extra-payment',
    program: 'e2e/bench/extra-payment.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'retention',
    program: 'e2e/bench/retention.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'settings',
    program: 'e2e/bench/settings.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'valuation',
    program: 'e2e/bench/valuation.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'case-file',
    program: 'e2e/bench/case-file.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  {
    name: 'deployment',
    program: 'e2e/bench/deployment.ts',
    needsProduct: true,
    needsBrowser: true,
  },
  { name: 'case-search', program: 'backend/bench/case-search.ts' },
  { name: 'address-search', program: 'backend/bench/address-search.ts' },
  { name: 'access-journal', program: 'backend/bench/access-journal.ts' },
  { name: 'simulations', program: 'backend/bench/simulations.ts' },
  { name: 'refixations', program: 'backend/bench/refixations.ts' },
  { name: 'documents', program: 'backend/bench/documents.ts' },
  { name: 'uploads', program: 'backend/bench/uploads.ts' },
  { name: 'merging', program: 'backend/bench/merging.ts' },
  { name: 'live', program: 'backend/bench/live.ts' },
];
