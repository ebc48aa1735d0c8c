import type { Area } from '../area';
import { faults } from './faults';
import { banners } from './info-banners';
import { registerCases } from './routes';

export const area: Area = {
  register: registerCases,
  banners,
  faults,
  menu: () => [
    { section: 'parameters', isActive: true },
    { section: 'timeline', isActive: true },
  ],
};
