import type { Area } from '../area';
import { registerCodebooks } from './routes';

export const area: Area = { register: registerCodebooks };
