import type { Calls } from '../operation';
import type { embedEndpoints } from './endpoints';

export const embedCalls: Calls<typeof embedEndpoints> = {
  createCode: { id: 'embed.createCode', method: 'POST', path: 'embed/codes', extension: true },
  exchangeCode: {
    id: 'embed.exchangeCode',
    method: 'POST',
    path: 'embed/session',
    extension: true,
  },
  readDocument: {
    id: 'embed.readDocument',
    method: 'GET',
    path: 'embed/documents/{documentExternalId}',
    extension: true,
  },
  endSession: {
    id: 'embed.endSession',
    method: 'DELETE',
    path: 'embed/session',
    extension: true,
  },
};
