import type { Area } from '../area';
import { registerCustomers } from './routes';

export const area: Area = { register: registerCustomers };
