import type { Area } from '../area';
import { outdatedOfAdministration } from './outdated';
import { registerAdministration } from './routes';
import { administrationSettings } from './settings';

export const area: Area = {
  register: registerAdministration,
  outdated: outdatedOfAdministration,
  settings: administrationSettings,
};
