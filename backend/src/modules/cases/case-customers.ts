import type { CaseCustomer } from '@advisor/contracts/case/detail';
import { addressType, clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { customerAddresses, customers } from '../../db/schema/customers';
import { customersOnSA, salesArrangements } from '../../db/schema/sales-arrangements';
import type { BirthNumberVault } from '../../personal-data/birth-number-vault';
import { isLoanApplication } from '../../cases/loan-application';

type Address = typeof customerAddresses.$inferSelect;

/** Everybody on the case's application: debtor, co-debtors, guarantors. */
export async function getCaseCustomers(
  db: Database,
  vault: BirthNumberVault,
  caseId: number,
): Promise<CaseCustomer[]> {
  const people = await db
    .select({ entered: customersOnSA, registered: customers })
    .from(salesArrangements)
    .innerJoin(customersOnSA, eq(customersOnSA.salesArrangementId, salesArrangements.id))
    .leftJoin(customers, eq(customers.id, customersOnSA.customerId))
    .where(isLoanApplication(caseId))
    .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id));
  const addresses = await addressesOf(
    db,
    people.flatMap(({ registered }) => (registered === null ? [] : [registered.id])),
  );
  return people.map(({ entered, registered }) => ({
    customerOnSAId: entered.id,
    roleId: entered.roleId as CaseCustomer['roleId'],
    firstName: entered.firstName,
    lastName: entered.lastName,
    dateOfBirth: entered.dateOfBirth,
    ...(registered === null ? {} : fromRegister(registered, vault, addresses)),
  }));
}

async function addressesOf(db: Database, customerIds: number[]): Promise<Address[]> {
  if (customerIds.length === 0) return [];
  return db
    .select()
    .from(customerAddresses)
    .where(inArray(customerAddresses.customerId, customerIds));
}

function fromRegister(
  registered: typeof customers.$inferSelect,
  vault: BirthNumberVault,
  addresses: Address[],
): Partial<CaseCustomer> {
  const address = (typeId: number) => {
    const found = addresses.find(
      ({ customerId, addressTypeId }) => customerId === registered.id && addressTypeId === typeId,
    );
    return found === undefined ? undefined : toAddress(found);
  };
  return {
    degreeBefore: registered.degreeBefore ?? undefined,
    degreeAfter: registered.degreeAfter ?? undefined,
    birthNumber:
      registered.birthNumberSealed === null ? undefined : vault.open(registered.birthNumberSealed),
    identity: { id: registered.id, scheme: clientIdentityScheme.register.code },
    phoneNumber: registered.phoneNumber ?? undefined,
    emailAddress: registered.emailAddress ?? undefined,
    permanentAddress: address(addressType.permanent.code),
    contactAddress: address(addressType.contact.code),
  };
}

const toAddress = ({ city, postcode, countryId, street, houseNumber, streetNumber }: Address) => ({
  street: street ?? undefined,
  houseNumber: houseNumber ?? undefined,
  streetNumber: streetNumber ?? undefined,
  city,
  postcode,
  countryId,
});
