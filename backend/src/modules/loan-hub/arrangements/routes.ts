import type { FastifyInstance } from 'fastify';
import { openArrangement } from '../../../cases/arrangement-access';
import { openCase } from '../../../cases/case-access';
import { serve } from '../../../contract-routes';
import { readHubFacts } from '../flow/hub-facts';
import { hubSteps } from '../flow/steps';
import { readParameters } from '../parameters/read-parameters';
import { updateParameters } from '../parameters/update-parameters';
import { listCustomers } from './arrangement-people';
import { deleteArrangement } from './delete-arrangement';
import { listArrangements } from './list-arrangements';
import { serviceOptions, startService } from './service-request';

export function registerArrangements(app: FastifyInstance): void {
  const { rates } = app.backend;

  serve(app, 'salesArrangement.list', async (call) =>
    listArrangements(call.db, await openCase(call)),
  );

  serve(app, 'case.salesArrangementTypes', async (call) =>
    serviceOptions(call.db, await openCase(call), call.user, call.clock.now()),
  );

  serve(app, 'case.createSalesArrangement', async (call) =>
    startService(call.db, {
      row: await openCase(call),
      typeId: call.body.salesArrangementTypeId,
      user: call.user,
      now: call.clock.now(),
    }),
  );

  serve(app, 'salesArrangement.delete', async (call) => {
    const { arrangement } = await openArrangement(call);
    await deleteArrangement(call.db, arrangement, call.user, call.clock.now());
  });

  serve(app, 'salesArrangement.customers', async (call) => {
    const { arrangement } = await openArrangement(call);
    return listCustomers(call.db, arrangement);
  });

  serve(app, 'salesArrangement.flow', async (call) => {
    const opened = await openArrangement(call);
    return hubSteps(await readHubFacts(call.db, rates, opened, call.user, call.clock.now()));
  });

  serve(app, 'salesArrangement.parameters', async (call) => {
    const { arrangement } = await openArrangement(call);
    return readParameters(call.db, arrangement);
  });

  serve(app, 'salesArrangement.updateParameters', async (call) => {
    const opened = await openArrangement(call);
    const { user, clock, body } = call;
    await updateParameters(call.db, rates, { ...opened, ...body, user, now: clock.now() });
  });
}
