import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { permission } from '@advisor/contracts/permissions';
import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ArrangementRow, openArrangement } from '../../domain/cases/arrangement-access';
import { households } from '../../domain/cases/schema/sales-arrangements';
import { openPerson } from '../../domain/household/open-person';
import { takeRegisterQuota } from '../../domain/customers/register-quota';
import { bankDay } from '../../platform/calendar';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import { forbidden, notFound } from '../../platform/failure';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { serve } from '../../platform/http/contract-routes';
import type { SignedInUser } from '../../platform/session/user';
import { addCustomer } from './commands/add-customer';
import { createHousehold } from './commands/create-household';
import { clientOf } from './commands/customer-change';
import { deleteCustomer } from './commands/delete-customer';
import { deleteHousehold } from './commands/delete-household';
import type { HouseholdChange } from './commands/household-change';
import { identifyCustomer } from './commands/identify-customer';
import { moveCustomer } from './commands/move-customer';
import { swapDebtor } from './commands/swap-debtor';
import { updateCustomer } from './commands/update-customer';
import { updateHousehold } from './commands/update-household';
import { listHouseholds, maximaOf } from './list-households';
import { readBudget } from './read-budget';
import { registerCustomer } from './commands/register-customer';

interface AnyCall {
  db: Database;
  config: Config;
  clock: Clock;
  user: SignedInUser;
  signal: AbortSignal;
}

/** Households of an application, the people on them, and who they are in the client register. */
export function registerHouseholds(app: FastifyInstance): void {
  const { rates, clientSealer: sealer } = app.backend;
  const { clientRegister, documentRegister } = app.neighbours;

  const changeOf = (call: AnyCall, { id }: Pick<ArrangementRow, 'id'>): HouseholdChange => ({
    db: call.db,
    salesArrangementId: id,
    userId: call.user.id,
    now: call.clock.now(),
    sealer,
  });
  const open = async (call: AnyCall, salesArrangementId: number) => {
    const { arrangement, row } = await openArrangement({ ...call, params: { salesArrangementId } });
    return { row, change: changeOf(call, arrangement) };
  };
  const openHousehold = async (call: AnyCall & { params: { householdId: number } }) => {
    const [found] = await call.db
      .select()
      .from(households)
      .where(eq(households.id, call.params.householdId));
    if (found === undefined) throw notFound('Žádost nebyla nalezena.');
    return open(call, found.salesArrangementId);
  };
  const openCustomer = async (call: AnyCall & { params: { customerOnSAId: number } }) => {
    const { person, arrangement, row } = await openPerson(call);
    return { person, row, change: changeOf(call, arrangement) };
  };
  const found = async (call: AnyCall, identity: { id: number; scheme: number }) => {
    if (!call.user.permissions.has(permission.identifyPerson)) throw forbidden();
    await takeRegisterQuota(call, 'detail');
    return clientOf(clientRegister, identity);
  };

  serve(app, householdCalls.list, async (call) =>
    listHouseholds(call.db, rates, await openArrangement(call)),
  );

  serve(app, householdCalls.budget, async (call) => {
    const { arrangement } = await openArrangement(call);
    const day = bankDay(call.clock.now());
    return readBudget(call.db, { sealer, user: call.user, day }, arrangement.id);
  });

  serve(app, householdCalls.create, async (call) => {
    const { change, row } = await open(call, call.params.salesArrangementId);
    const { households: maximum } = await maximaOf(rates, row);
    return createHousehold(change, call.body.householdTypeId, maximum);
  });

  serve(app, householdCalls.update, async (call) =>
    updateHousehold((await openHousehold(call)).change, call.params.householdId, call.body),
  );

  serve(app, householdCalls.delete, async (call) =>
    deleteHousehold(
      (await openHousehold(call)).change,
      call.params.householdId,
      call.query.version,
    ),
  );

  serve(app, householdCalls.addCustomer, async (call) => {
    const { change, row } = await openHousehold(call);
    const { body } = call;
    const person = 'identity' in body ? await found(call, body.identity) : body;
    const { customers: maximum } = await maximaOf(rates, row);
    const { birthNumberRemainderTen: remainderTen } = call.config;
    return addCustomer(change, call.params.householdId, person, { maximum, remainderTen });
  });

  serve(app, householdCalls.updateCustomer, async (call) =>
    updateCustomer((await openCustomer(call)).change, call.params.customerOnSAId, call.body),
  );

  serve(app, householdCalls.deleteCustomer, async (call) =>
    deleteCustomer(
      (await openCustomer(call)).change,
      call.params.customerOnSAId,
      call.query.version,
    ),
  );

  serve(app, householdCalls.moveCustomer, async (call) => {
    const { change, row } = await openCustomer(call);
    const { customers: maximum } = await maximaOf(rates, row);
    const { customerOnSAId } = call.params;
    return moveCustomer(change, customerOnSAId, call.body.householdId, maximum);
  });

  serve(app, householdCalls.swapDebtor, async (call) =>
    swapDebtor((await open(call, call.params.salesArrangementId)).change, call.body.customerOnSAId),
  );

  serve(app, customerCalls.identify, async (call) => {
    const { change, person } = await openCustomer(call);
    const { customerOnSAId } = call.params;
    const { identity } = call.body;
    const isDone =
      person.customerId === identity.id && identity.scheme === clientIdentityScheme.register.code;
    if (!isDone) await identifyCustomer(change, customerOnSAId, await found(call, identity));
    return { customerOnSAId, identity };
  });

  serve(app, customerCalls.register, async (call) => {
    const { change, person } = await openCustomer(call);
    // Asked again after a lost answer, the register is not.
    if (person.customerId === null) await takeRegisterQuota(call, 'search');
    return registerCustomer(change, {
      ...call.body,
      person,
      register: clientRegister,
      documents: documentRegister,
      requestKey: idempotencyKey(call.request),
    });
  });
}
