import type { Area } from '../area';
import { outdatedOfAdministration } from './outdated';
import { registerAdministration } from './routes';

export const area: Area = { register: registerAdministration, outdated: outdatedOfAdministration };
