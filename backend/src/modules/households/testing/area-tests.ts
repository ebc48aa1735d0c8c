import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import type { Operation } from '@advisor/contracts/operation';
import { householdApplication, spouse } from '../../../testing/households';
import { newApplication } from '../../../testing/hub';
import { newcomer } from '../../../testing/new-clients';
import {
  gone,
  type Retried,
  type AreaTests,
  type Versioned,
  withKey,
} from '../../../testing/area-tests';
import type { TestApp } from '../../../testing/test-app';

const person = { firstName: 'Karel', lastName: 'Nováček', dateOfBirth: '1988-03-02' };

const retried = (backend: () => TestApp): Retried[] => {
  /** A call on a household of a new application, or on the codebtor of its main one. */
  const onHousehold = (operation: Operation, body?: object) => async () => {
    const ids = await newApplication(backend());
    const call = (asked: Operation, params: object, input?: object) =>
      backend().callOperation(asked, {
        as: 'advisor',
        params: { ...ids, ...params },
        body: input,
        ...(asked.method === 'DELETE' && { query: { version: '0' } }),
      });
    if (operation.id === householdCalls.create.id) return () => call(operation, {}, body);
    const [main] = (await call(householdCalls.list, {})).json<{
      households: { householdId: number }[];
    }>().households;
    const added = await call(householdCalls.addCustomer, { ...main }, person);
    const { customerOnSAId } = added.json<{ customerOnSAId: number }>();
    const other = await call(householdCalls.create, {}, { householdTypeId: 128 });
    const { householdId } = other.json<{ householdId: number }>();
    const named =
      operation.id === householdCalls.moveCustomer.id
        ? { householdId }
        : operation.id === householdCalls.swapDebtor.id
          ? { customerOnSAId }
          : body;
    return () => call(operation, { householdId, customerOnSAId }, named);
  };

  return [
    ...[
      [householdCalls.create, { householdTypeId: 128 }] as const,
      [
        householdCalls.update,
        { version: 0, children: [{ age: 3 }], expenses: { other: 900 } },
      ] as const,
      [householdCalls.updateCustomer, { ...person, version: 0, maritalStatusId: 2 }] as const,
      [householdCalls.moveCustomer] as const,
      [householdCalls.swapDebtor] as const,
      [customerCalls.identify, { identity: { id: 100_000, scheme: 2 } }] as const,
    ].map(([operation, body]) => ({ operation, prepare: onHousehold(operation, body) })),
    {
      operation: customerCalls.register,
      prepare: async () => {
        const { customerOnSAId, version } = await newcomer(backend());
        const input = { params: { customerOnSAId }, body: { version }, ...withKey() };
        return () => backend().callOperation(customerCalls.register, { ...input, as: 'advisor' });
      },
    },
    {
      operation: householdCalls.delete,
      prepare: onHousehold(householdCalls.delete),
      otherwise: gone,
    },
    {
      operation: householdCalls.deleteCustomer,
      prepare: onHousehold(householdCalls.deleteCustomer),
      otherwise: gone,
    },
    {
      operation: householdCalls.addCustomer,
      prepare: onHousehold(householdCalls.addCustomer, { ...person, firstName: 'Petr' }),
      otherwise: {
        answer: [{ errorCode: 90001 }],
        because: 'it says that the person is there, as it does to whoever adds them again',
      },
    },
  ];
};

const child = (age: number) => ({ children: [{ age }], expenses: {} });
const married = (maritalStatusId: number) => ({ ...spouse, maritalStatusId });

const versioned = (backend: () => TestApp): Versioned[] => {
  const household = async () => {
    const one = await householdApplication(backend());
    const params = { householdId: await one.addHousehold(128) };
    return { params, version: 0, changes: [child(3), child(4)] as const };
  };
  const customer = async () => {
    const one = await householdApplication(backend());
    const params = (await one.add()).json<{ customerOnSAId: number }>();
    return { params, version: 0, changes: [married(1), married(3)] as const };
  };
  const { update, updateCustomer } = householdCalls;
  return [
    { operation: update, open: household },
    { operation: updateCustomer, open: customer },
    { operation: householdCalls.delete, open: household, changedBy: update },
    { operation: householdCalls.deleteCustomer, open: customer, changedBy: updateCustomer },
  ];
};

export const households: AreaTests = {
  retried,
  versioned,
  entries: { applicants: caseCalls.customers },
};
