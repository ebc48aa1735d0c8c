import type { Area } from '../area';
import { registerDocuments } from './routes';

export const area: Area = { register: registerDocuments };
