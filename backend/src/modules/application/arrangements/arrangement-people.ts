import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { asc, eq, inArray } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { loanApplicationOf } from '../../../domain/cases/loan-application';
import type { Database } from '../../../platform/database/database';
import { customersOnSA, households } from '../../../domain/cases/schema/sales-arrangements';

type Customer = CallResponse<typeof salesArrangementCalls.customers>[number];

/** Who an arrangement is about: its own people, otherwise those of the case's application. */
export async function peopleOn(db: Database, { id, caseId }: ArrangementRow) {
  const application = await loanApplicationOf(db, caseId);
  const people = await db
    .select({ person: customersOnSA, householdTypeId: households.typeId })
    .from(customersOnSA)
    .innerJoin(households, eq(households.id, customersOnSA.householdId))
    .where(inArray(customersOnSA.salesArrangementId, [id, application.id]))
    .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id));
  const own = people.filter(({ person }) => person.salesArrangementId === id);
  return own.length > 0 ? own : people;
}

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
    ...(person.customerId === null
      ? {}
      : { identity: { id: person.customerId, scheme: clientIdentityScheme.register.code } }),
  }));
}
