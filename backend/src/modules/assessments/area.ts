import type { Area } from '../area';
import { registerAssessments } from './routes';
import { assessmentSettings } from './settings';

export const area: Area = { register: registerAssessments, settings: assessmentSettings };
