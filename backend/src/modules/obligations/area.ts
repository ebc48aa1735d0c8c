import type { Area } from '../area';
import { registerObligations } from './routes';

export const area: Area = { register: registerObligations };
