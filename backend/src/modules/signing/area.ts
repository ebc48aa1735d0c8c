import type { Area } from '../area';
import { faults } from './faults';
import { documentSigned } from './notifications';
import { outdatedSigning } from './outdated';
import { registerSigning } from './routes';
import { signingSettings } from './settings';

export const area: Area = {
  register: registerSigning,
  settings: signingSettings,
  outdated: outdatedSigning,
  faults,
  notifications: [documentSigned],
};
