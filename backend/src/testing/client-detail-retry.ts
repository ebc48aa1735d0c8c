import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { newPerson } from './people';
import type { TestApp } from './test-app';

/** A change of a client's detail, to be sent twice. */
export const clientDetailRetry = (backend: () => TestApp) => ({
  operation: clientDetailCalls.update,
  prepare: async () => {
    const { customerOnSAId } = await newPerson(backend());
    const ask = { as: 'advisor', params: { customerOnSAId } } as const;
    const known = await backend().callOperation(clientDetailCalls.get, ask);
    const { version, detail } = known.json<CallResponse<typeof clientDetailCalls.get>>();
    const body = { version, detail: { ...detail, placeOfBirth: 'Kolín' } };
    return () => backend().callOperation(clientDetailCalls.update, { ...ask, body });
  },
});
