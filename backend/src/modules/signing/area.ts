import type { Area } from '../area';
import { faults } from './faults';
import { outdatedSigning } from './outdated';
import { registerSigning } from './routes';

export const area: Area = {
  register: registerSigning,
  outdated: outdatedSigning,
  faults,
  menu: () => [{ section: 'documents', isActive: true }],
};
