import type { Area } from '../area';
import { registerAssessments } from './routes';

export const area: Area = { register: registerAssessments };
