import type { Area } from '../area';
import { outdatedDiagnostics } from './outdated';
import { registerDiagnostics } from './routes';

export const area: Area = { register: registerDiagnostics, outdated: outdatedDiagnostics };
