import type { Area } from '../area';
import { faults } from './faults';
import { banners } from './info-banners';
import { registerLiveCases } from './live';
import { caseSettings } from './settings';
import { registerCases } from './routes';

export const area: Area = {
  register(app) {
    registerCases(app);
    registerLiveCases(app);
  },
  settings: caseSettings,
  banners,
  faults,
  menu: () => [
    { section: 'parameters', isActive: true },
    { section: 'timeline', isActive: true },
  ],
};
