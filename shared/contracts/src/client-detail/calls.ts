import type { Calls } from '../operation';
import type { clientDetailEndpoints } from './endpoints';

/** The specification reads a client's detail and has no call that saves it. */
export const clientDetailCalls: Calls<typeof clientDetailEndpoints> = {
  get: {
    id: 'clientDetail.get',
    method: 'GET',
    path: 'customer-on-sa/{customerOnSAId}/detail',
    extension: true,
  },
  update: {
    id: 'clientDetail.update',
    method: 'PUT',
    path: 'customer-on-sa/{customerOnSAId}/detail',
    extension: true,
  },
};
