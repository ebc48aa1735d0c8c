import type { Area } from '../area';
import { faults } from './faults';
import { documentSigned } from './notifications';
import { outdatedSigning } from './outdated';
import { registerSigning } from './routes';

export const area: Area = {
  register: registerSigning,
  outdated: outdatedSigning,
  faults,
  notifications: [documentSigned],
  menu: () => [{ section: 'documents', isActive: true }],
};
