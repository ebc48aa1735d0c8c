import type { Area } from '../area';
import { outdatedBannerChanges } from './outdated';
import { registerAdministration } from './routes';

export const area: Area = { register: registerAdministration, outdated: outdatedBannerChanges };
