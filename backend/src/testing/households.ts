import { householdCalls } from '@advisor/contracts/household/calls';
import type { CallResponse, Operation } from '@advisor/contracts/operation';
import { customers } from '../neighbours/client-register/schema';
import { newApplication } from './hub';
import type { DemoLogin, TestApp } from './test-app';

type List = CallResponse<typeof householdCalls.list>;
/** Somebody who is not in the client register. */
export const spouse = {
  firstName: 'Karel',
  lastName: 'Nováček',
  dateOfBirth: '1988-03-02',
  maritalStatusId: 2,
};

/** A new application and its calls; the debtor is alone on it. */
export async function householdApplication(backend: TestApp, as: DemoLogin = 'advisor') {
  const ids = await newApplication(backend);
  const call = (operation: Operation, params: object, body?: object, who = as) =>
    backend.callOperation(operation, {
      as: who,
      params: { ...ids, ...params },
      // Of what nobody has changed since.
      ...(operation.method === 'DELETE' && { query: { version: '0' } }),
      body,
    });
  const list = async () => (await call(householdCalls.list, {})).json<List>();
  const [main] = (await list()).households;
  if (main?.customers[0] === undefined) throw new Error('an application has a debtor');
  const householdId = main.householdId;
  return {
    ...ids,
    call,
    list,
    householdId,
    debtorId: main.customers[0].customerOnSAId,
    add: (person: object = spouse, to = householdId) =>
      call(householdCalls.addCustomer, { householdId: to }, person),
    addHousehold: async (householdTypeId: number) =>
      (await call(householdCalls.create, {}, { householdTypeId })).json<{ householdId: number }>()
        .householdId,
    update: (body: object, who = as) =>
      call(
        householdCalls.update,
        { householdId },
        { version: 0, children: [], expenses: {}, ...body },
        who,
      ),
  };
}

/** A client of the register, by their place in it. */
export async function registered({ db }: TestApp, place = 0) {
  const rows = await db
    .select()
    .from(customers)
    .orderBy(customers.id)
    .limit(place + 1);
  const row = rows[place];
  if (row === undefined) throw new Error('the register has clients');
  return { ...row, identity: { id: row.id, scheme: 2 } };
}
