import type { Area } from '../area';
import { registerCreditPolicy } from './routes';
import { creditPolicySettings } from './settings';

export const area: Area = { register: registerCreditPolicy, settings: creditPolicySettings };
