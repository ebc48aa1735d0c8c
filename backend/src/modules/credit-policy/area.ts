import type { Area } from '../area';
import { registerCreditPolicy } from './routes';

export const area: Area = { register: registerCreditPolicy };
