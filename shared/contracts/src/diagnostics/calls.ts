import type { Calls } from '../operation';
import type { diagnosticsEndpoints } from './endpoints';

export const diagnosticsCalls: Calls<typeof diagnosticsEndpoints> = {
  summary: {
    id: 'diagnostics.summary',
    method: 'GET',
    path: 'diagnostics/summary',
    extension: true,
  },
  report: {
    id: 'diagnostics.report',
    method: 'POST',
    path: 'diagnostics/reports',
    extension: true,
  },
};
