import { addressType } from '@advisor/contracts/codebooks/customer';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { nameCondition } from '../../domain/customers/name-condition';
import type { Database } from '../../platform/database/database';
import type { ClientCriteria, ClientRegister, RegisteredClient } from './port';
import { foundClient } from './reference-founding';
import { documentIndex, type Noted, type Vaults } from './reference-vaults';
import { customerAddresses, customerIdentifications, customers } from './schema';

type Row = typeof customers.$inferSelect;
type Address = typeof customerAddresses.$inferSelect;

/** The register of the demonstration: tables of our own database. */
export const referenceClientRegister = (db: Database, vaults: Vaults): ClientRegister => ({
  async search(criteria, limit) {
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
      .where(conditionOf(db, criteria, vaults))
      .orderBy(asc(customers.lastNameKey), asc(customers.firstNameKey), asc(customers.id))
      .limit(limit + 1);
    const clients = found.slice(0, limit);
    return {
      clients: clients.map(({ city, ...client }) => ({ ...client, city: city ?? undefined })),
      hasMore: found.length > limit,
    };
  },

  async find(ids) {
    if (ids.length === 0) return [];
    const [rows, addresses, identifications] = await Promise.all([
      db
        .select()
        .from(customers)
        .where(inArray(customers.id, [...ids])),
      db
        .select()
        .from(customerAddresses)
        .where(inArray(customerAddresses.customerId, [...ids])),
      db
        .select()
        .from(customerIdentifications)
        .where(inArray(customerIdentifications.customerId, [...ids])),
    ]);
    return rows.map((row) => ({
      ...toClient(row, addresses, vaults),
      ...notedOf(identifications.find(({ customerId }) => customerId === row.id)?.sealed, vaults),
    }));
  },

  register: (client, requestKey) => foundClient(db, vaults, client, requestKey),
});

const notedOf = (sealed: string | undefined, { clientSealer }: Vaults): Partial<Noted> =>
  sealed === undefined ? {} : (JSON.parse(clientSealer.open(sealed)) as Noted);

const conditionOf = (
  db: Database,
  { firstName, lastName, dateOfBirth, birthNumber, identificationDocument }: ClientCriteria,
  vaults: Vaults,
) =>
  and(
    lastName === undefined ? undefined : nameCondition(customers.lastNameKey, lastName, 'lastName'),
    firstName === undefined
      ? undefined
      : nameCondition(customers.firstNameKey, firstName, 'firstName'),
    dateOfBirth === undefined ? undefined : eq(customers.dateOfBirth, dateOfBirth),
    birthNumber === undefined
      ? undefined
      : eq(customers.birthNumberIndex, vaults.birthNumbers.index(birthNumber)),
    identificationDocument === undefined
      ? undefined
      : inArray(
          customers.id,
          db
            .select({ id: customerIdentifications.customerId })
            .from(customerIdentifications)
            .where(
              eq(
                customerIdentifications.documentIndex,
                documentIndex(vaults, identificationDocument),
              ),
            ),
        ),
  );

function toClient(row: Row, addresses: Address[], { birthNumbers }: Vaults): RegisteredClient {
  const address = (typeId: number) => {
    const found = addresses.find(
      ({ customerId, addressTypeId }) => customerId === row.id && addressTypeId === typeId,
    );
    return found === undefined ? undefined : toAddress(found);
  };
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    dateOfBirth: row.dateOfBirth,
    degreeBefore: row.degreeBefore ?? undefined,
    degreeAfter: row.degreeAfter ?? undefined,
    birthNumber:
      row.birthNumberSealed === null ? undefined : birthNumbers.open(row.birthNumberSealed),
    phoneNumber: row.phoneNumber ?? undefined,
    emailAddress: row.emailAddress ?? undefined,
    permanentAddress: address(addressType.permanent.code),
    contactAddress: address(addressType.contact.code),
  };
}

const toAddress = ({ city, postcode, countryId, street, houseNumber, ...address }: Address) => ({
  street: street ?? undefined,
  houseNumber: houseNumber ?? undefined,
  streetNumber: address.streetNumber ?? undefined,
  city,
  postcode,
  countryId,
  addressPointId: address.addressPointId?.toString(),
});
