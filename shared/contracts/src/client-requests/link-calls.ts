import type { Calls } from '../operation';
import type { clientLinkEndpoints } from './link';

export const clientLinkCalls: Calls<typeof clientLinkEndpoints> = {
  get: { id: 'clientLink.get', method: 'GET', path: 'client-link', extension: true },
  enter: { id: 'clientLink.enter', method: 'POST', path: 'client-link/enter', extension: true },
  sendCode: {
    id: 'clientLink.sendCode',
    method: 'POST',
    path: 'client-link/code',
    extension: true,
  },
  handOver: {
    id: 'clientLink.handOver',
    method: 'POST',
    path: 'client-link/hand-over',
    extension: true,
  },
};
