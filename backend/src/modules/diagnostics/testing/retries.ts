import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { Retries } from '../../../testing/retries';

export const diagnostics: Retries = {
  eachTime: { [diagnosticsCalls.report.id]: 'figures, in which one more is no matter' },
};
