import type { Area } from '../area';
import { registerDocuments } from './routes';
import { documentSettings } from './settings';

export const area: Area = { register: registerDocuments, settings: documentSettings };
