import type { Calls } from '../operation';
import type { userEndpoints } from './endpoints';

export const userCalls: Calls<typeof userEndpoints> = {
  mpssCookie: { id: 'users.mpssCookie', method: 'GET', path: 'users/mpss-cookie' },
};
