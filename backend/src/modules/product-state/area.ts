import type { Area } from '../area';
import { jobDied } from './notifications';
import { outdatedOfState } from './outdated';
import { registerProductState } from './routes';

export const area: Area = {
  register: registerProductState,
  outdated: outdatedOfState,
  notifications: [jobDied],
};
