import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { AreaTests } from '../../../testing/area-tests';

export const diagnostics: AreaTests = {
  eachTime: { [diagnosticsCalls.report.id]: 'figures, in which one more is no matter' },
};
