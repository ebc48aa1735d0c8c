import { addressType, clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { Contract } from '@advisor/contracts/contract';
import type { ResponseOf } from '@advisor/contracts/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { customerAddresses, customers } from '../../db/schema/customers';
import type { BirthNumberVault } from '../../personal-data/birth-number-vault';
import { nameCondition } from '../../search/name-condition';
import type { PersonCriteria } from '../../search/person-criteria';

type CustomerSearchResult = ResponseOf<Contract['customer.search']>;

/** The specification shows the first 20. */
const maxResults = 20;

/** Persons of the client register who fit every criterion, in the order of their names. */
export async function searchCustomers(
  db: Database,
  vault: BirthNumberVault,
  { firstName, lastName, dateOfBirth, birthNumber }: PersonCriteria,
): Promise<CustomerSearchResult> {
  const found = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      dateOfBirth: customers.dateOfBirth,
      city: customerAddresses.city,
    })
    .from(customers)
    .leftJoin(
      customerAddresses,
      and(
        eq(customerAddresses.customerId, customers.id),
        eq(customerAddresses.addressTypeId, addressType.permanent.code),
      ),
    )
    .where(
      and(
        lastName === undefined
          ? undefined
          : nameCondition(customers.lastNameKey, lastName, 'lastName'),
        firstName === undefined
          ? undefined
          : nameCondition(customers.firstNameKey, firstName, 'firstName'),
        dateOfBirth === undefined ? undefined : eq(customers.dateOfBirth, dateOfBirth),
        birthNumber === undefined
          ? undefined
          : eq(customers.birthNumberIndex, vault.index(birthNumber)),
      ),
    )
    .orderBy(asc(customers.lastNameKey), asc(customers.firstNameKey), asc(customers.id))
    .limit(maxResults + 1);
  return {
    customers: found.slice(0, maxResults).map(({ id, city, ...person }) => ({
      identity: { id, scheme: clientIdentityScheme.register.code },
      ...person,
      city: city ?? undefined,
    })),
    hasMore: found.length > maxResults,
  };
}
