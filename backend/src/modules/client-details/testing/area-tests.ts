import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { newPerson } from '../../../testing/people';
import type { AreaTests } from '../../../testing/area-tests';

export const clientDetails: AreaTests = {
  retried: (backend) => [
    {
      operation: clientDetailCalls.update,
      prepare: async () => {
        const { customerOnSAId } = await newPerson(backend());
        const ask = { as: 'advisor', params: { customerOnSAId } } as const;
        const known = await backend().callOperation(clientDetailCalls.get, ask);
        const { version, detail } = known.json<CallResponse<typeof clientDetailCalls.get>>();
        const body = { version, detail: { ...detail, placeOfBirth: 'Kolín' } };
        return () => backend().callOperation(clientDetailCalls.update, { ...ask, body });
      },
    },
  ],
};
