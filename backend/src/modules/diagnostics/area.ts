import type { Area } from '../area';
import { outdatedDiagnostics } from './outdated';
import { registerDiagnostics } from './routes';
import { diagnosticsSettings } from './settings';

export const area: Area = {
  register: registerDiagnostics,
  outdated: outdatedDiagnostics,
  settings: diagnosticsSettings,
};
