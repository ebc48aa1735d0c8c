import type { Area } from '../area';
import { registerCustomers } from './routes';
import { customerSettings } from './settings';

export const area: Area = { register: registerCustomers, settings: customerSettings };
