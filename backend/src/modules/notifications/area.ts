import type { Area } from '../area';
import { registerNotifications } from './routes';

export const area: Area = { register: registerNotifications };
