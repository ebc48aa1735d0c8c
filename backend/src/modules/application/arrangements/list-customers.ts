import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { CallResponse } from '@advisor/contracts/operation';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { peopleOn } from '../../../domain/cases/people';
import type { Database } from '../../../platform/database/database';

type Customer = CallResponse<typeof salesArrangementCalls.customers>[number];

export async function listCustomers(
  db: Database,
  arrangement: ArrangementRow,
): Promise<Customer[]> {
  const people = await peopleOn(db, arrangement);
  return people.map(({ person, householdTypeId }) => ({
    customerOnSAId: person.id,
    householdId: person.householdId,
    householdTypeId: householdTypeId as Customer['householdTypeId'],
    roleId: person.roleId as Customer['roleId'],
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    ...(person.maritalStatusId === null
      ? {}
      : { maritalStatusId: person.maritalStatusId as NonNullable<Customer['maritalStatusId']> }),
    ...(person.customerId === null
      ? {}
      : { identity: { id: person.customerId, scheme: clientIdentityScheme.register.code } }),
  }));
}
