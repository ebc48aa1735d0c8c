import type { Calls } from '../operation';
import type { liveEndpoints } from './endpoints';

export const liveCalls: Calls<typeof liveEndpoints> = {
  stream: { id: 'live.stream', method: 'GET', path: 'live', extension: true },
};
