import type { Area } from '../area';
import { registerSavingsSystem } from './routes';

export const area: Area = { register: registerSavingsSystem };
