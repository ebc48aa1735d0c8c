import type { Area } from '../area';
import { registerDecisions } from './routes';

export const area: Area = { register: registerDecisions };
