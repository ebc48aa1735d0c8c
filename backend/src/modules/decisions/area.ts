import type { Area } from '../area';
import { decided, sentForDecision } from './notifications';
import { registerDecisions } from './routes';

export const area: Area = {
  register: registerDecisions,
  notifications: [decided, sentForDecision],
};
