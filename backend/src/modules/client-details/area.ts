import type { Area } from '../area';
import { registerClientDetails } from './routes';

export const area: Area = { register: registerClientDetails };
