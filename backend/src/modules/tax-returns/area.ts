import type { Area } from '../area';
import { registerTaxReturns } from './routes';
import { taxReturnSettings } from './settings';

export const area: Area = {
  register: registerTaxReturns,
  settings: taxReturnSettings,
  menu: () => [{ section: 'income-tax-returns', isActive: true }],
};
