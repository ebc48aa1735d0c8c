import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { FastifyInstance } from 'fastify';
import { sentLockOf } from '../../domain/flow/locks';
import { openPerson } from '../../domain/household/open-person';
import { serve } from '../../platform/http/contract-routes';
import { checkAddressPoints } from './check-address-points';
import { readDetail } from '../../domain/household/client-detail/read-detail';
import { updateDetail } from './commands/update-detail';

export function registerClientDetails(app: FastifyInstance): void {
  const { clientSealer } = app.backend;
  const { addressRegister } = app.neighbours;

  serve(app, clientDetailCalls.get, async (call) => {
    const { person, arrangement, row } = await openPerson(call);
    const lock = sentLockOf({ arrangement, row });
    const { customerId: id } = person;
    return {
      caseId: row.id,
      salesArrangementId: arrangement.id,
      version: person.version,
      ...(id === null ? {} : { identity: { id, scheme: clientIdentityScheme.register.code } }),
      detail: await readDetail(call.db, clientSealer, person),
      ...(lock === undefined ? {} : { lock }),
    };
  });

  serve(app, clientDetailCalls.update, async (call) => {
    const { person } = await openPerson(call);
    const before = await readDetail(call.db, clientSealer, person);
    await checkAddressPoints(addressRegister, before.addresses, call.body.detail.addresses);
    const version = await updateDetail(call.db, {
      person,
      ...call.body,
      userId: call.user.id,
      now: call.clock.now(),
      sealer: clientSealer,
      remainderTen: call.config.birthNumberRemainderTen,
    });
    return { version };
  });
}
