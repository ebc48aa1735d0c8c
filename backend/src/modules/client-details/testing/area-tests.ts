import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { newPerson } from '../../../testing/people';
import { type AreaTests, callsOf } from '../../../testing/area-tests';
import type { TestApp } from '../../../testing/test-app';

const openDetail = async (backend: TestApp) => {
  const { customerOnSAId } = await newPerson(backend);
  const params = { customerOnSAId };
  const known = await backend.callOperation(clientDetailCalls.get, { as: 'advisor', params });
  const { version, detail } = known.json<CallResponse<typeof clientDetailCalls.get>>();
  const born = (placeOfBirth: string) => ({ detail: { ...detail, placeOfBirth } });
  return { params, version, changes: [born('Kolín'), born('Tábor')] as const };
};

export const clientDetails: AreaTests = {
  retried: (backend) => [
    {
      operation: clientDetailCalls.update,
      prepare: async () => {
        const { params, version, changes } = await openDetail(backend());
        const body = { version, ...changes[0] };
        return callsOf(backend).asAdvisor(clientDetailCalls.update, { params, body });
      },
    },
  ],
  versioned: (backend) => [
    { operation: clientDetailCalls.update, open: () => openDetail(backend()) },
  ],
};
