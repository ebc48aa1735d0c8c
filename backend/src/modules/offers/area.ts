import { loanKinds } from '../../domain/documents/loan/kinds';
import { savingsKinds } from '../../domain/documents/savings/kinds';
import type { Area } from '../area';
import { faults } from './faults';
import { registerOffers } from './routes';
import { offerSettings } from './settings';

export const area: Area = {
  register: registerOffers,
  settings: offerSettings,
  documents: [...loanKinds, ...savingsKinds],
  faults,
};
