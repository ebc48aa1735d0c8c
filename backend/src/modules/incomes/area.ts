import type { Area } from '../area';
import { registerIncomes } from './routes';

export const area: Area = { register: registerIncomes };
