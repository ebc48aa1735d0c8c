import type { Area } from '../area';
import { registerIncomes } from './routes';
import { incomeSettings } from './settings';

export const area: Area = { register: registerIncomes, settings: incomeSettings };
