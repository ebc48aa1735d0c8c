import type { Area } from '../area';
import { registerSavingsSystem } from './routes';
import { savingsSystemSettings } from './settings';

export const area: Area = { register: registerSavingsSystem, settings: savingsSystemSettings };
