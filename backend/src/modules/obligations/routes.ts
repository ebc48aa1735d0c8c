import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { permission } from '@advisor/contracts/permissions';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { FastifyInstance } from 'fastify';
import { readConsolidationLimit } from '../../domain/assessment/read-inputs';
import { openArrangement } from '../../domain/cases/arrangement-access';
import { openPerson, type PersonCall } from '../../domain/household/open-person';
import { bankDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { addObligation } from './commands/add-obligation';
import { deleteObligation } from './commands/delete-obligation';
import type { ObligationChange } from './commands/obligation-of';
import { updateObligation } from './commands/update-obligation';
import { askForRefresh } from './commands/ask-for-refresh';
import { registerExposureRefresh } from './commands/refresh-exposure';
import { readRefresh } from './exposure-refresh';
import { listObligations } from './list-obligations';
import type { Clock } from '../../platform/clock';

/** What people on an application owe, by their own words and by the credit bureau. */
export function registerObligations(app: FastifyInstance): void {
  const { clientSealer: sealer, rates } = app.backend;
  registerExposureRefresh(app);

  const changeOf = async (
    call: PersonCall & { clock: Clock },
  ): Promise<ObligationChange & { person: { roleId: number } }> => {
    const { person } = await openPerson(call);
    const { user, clock } = call;
    // Without it what the bureau reports is not there.
    const maySeeReports = user.permissions.has(permission.viewRequestedObligations);
    return { person, userId: user.id, now: clock.now(), sealer, maySeeReports };
  };

  serve(app, obligationCalls.list, async (call) => {
    const { person, arrangement } = await openPerson(call);
    const { db, user, clock } = call;
    const consolidationLimit = await readConsolidationLimit(db, rates, arrangement);
    const day = bankDay(clock.now());
    return listObligations(db, sealer, person, { user, day, consolidationLimit });
  });

  serve(app, obligationCalls.create, async (call) => {
    const key = idempotencyKey(call.request);
    const change = await changeOf(call);
    return { obligationId: await addObligation(call.db, change, call.body, key) };
  });

  serve(app, obligationCalls.update, async (call) => {
    return updateObligation(call.db, await changeOf(call), call.params.obligationId, call.body);
  });

  serve(app, obligationCalls.delete, async (call) => {
    const { params, query } = call;
    await deleteObligation(call.db, await changeOf(call), params.obligationId, query.version);
  });

  serve(app, salesArrangementCalls.refreshClientExposure, async (call) => {
    const { arrangement } = await openArrangement(call);
    const { user, clock } = call;
    const asked = { salesArrangementId: arrangement.id, userId: user.id, now: clock.now() };
    await askForRefresh(call.db, asked);
  });

  serve(app, obligationCalls.exposureRefresh, async (call) => {
    const { arrangement } = await openArrangement(call);
    return readRefresh(call.db, arrangement.id);
  });
}
