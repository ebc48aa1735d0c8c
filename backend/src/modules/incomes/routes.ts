import { customerCalls } from '@advisor/contracts/customer/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import type { FastifyInstance } from 'fastify';
import { openPerson, type PersonCall } from '../../domain/household/open-person';
import type { PersonChange } from '../../domain/household/person-change';
import { readIncomes } from '../../domain/incomes/read-incomes';
import { bankDay } from '../../platform/calendar';
import type { Clock } from '../../platform/clock';
import { notFound } from '../../platform/failure';
import { serve } from '../../platform/http/contract-routes';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { addIncome } from './commands/add-income';
import { deleteIncome } from './commands/delete-income';
import { updateIncome } from './commands/update-income';
import { listIncomes } from './list-incomes';
import { searchParty } from './search-party';

/** What people on an application earn, and who pays it. */
export function registerIncomes(app: FastifyInstance): void {
  const { backend, neighbours } = app;
  const sealer = backend.clientSealer;

  const changeOf = async (call: PersonCall & { clock: Clock }): Promise<PersonChange> => {
    const { person } = await openPerson(call);
    return { person, userId: call.user.id, now: call.clock.now(), sealer };
  };

  serve(app, customerCalls.searchParty, ({ body }) =>
    searchParty(body, neighbours.businessRegister),
  );

  serve(app, incomeCalls.list, async (call) => {
    const { person } = await openPerson(call);
    return listIncomes(call.db, sealer, person, bankDay(call.clock.now()));
  });

  serve(app, incomeCalls.get, async (call) => {
    const { person } = await openPerson(call);
    const known = await readIncomes(call.db, sealer, [person.id]);
    const found = known.find(({ id }) => id === call.params.incomeId);
    if (found === undefined) throw notFound('Příjem nebyl nalezen.');
    return { version: found.version, income: found.income };
  });

  serve(app, incomeCalls.create, async (call) => {
    const change = await changeOf(call);
    const key = idempotencyKey(call.request);
    return String(await addIncome(call.db, change, call.body, key));
  });

  serve(app, incomeCalls.update, async (call) => {
    return updateIncome(call.db, await changeOf(call), call.params.incomeId, call.body);
  });

  serve(app, incomeCalls.delete, async (call) => {
    const { params, query } = call;
    await deleteIncome(call.db, await changeOf(call), params.incomeId, query.version);
  });
}
