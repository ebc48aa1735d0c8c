import type { Calls } from '../operation';
import type { testEndpoints } from './endpoints';

export const testCalls: Calls<typeof testEndpoints> = {
  moveClock: { id: 'test.moveClock', method: 'PUT', path: 'test/clock', extension: true },
};
