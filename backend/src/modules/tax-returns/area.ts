import type { Area } from '../area';
import { registerTaxReturns } from './routes';

export const area: Area = {
  register: registerTaxReturns,
  menu: () => [{ section: 'income-tax-returns', isActive: true }],
};
