import { addressType } from '@advisor/contracts/codebooks/customer';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { searchKey } from '../../platform/search/search-key';
import type { ClientRegister, NewClient } from './port';
import { documentIndex, type Vaults } from './reference-vaults';
import { customerAddresses, customerIdentifications, customers } from './schema';

/** Any number; the same on every node, so that nobody is founded twice. */
const foundingLock = 7_206_413;

/** Founds a client in the register of the demonstration, one after another. */
export function foundClient(
  db: Database,
  vaults: Vaults,
  client: NewClient,
  requestKey: string,
): ReturnType<ClientRegister['register']> {
  const index = documentIndex(vaults, client.identificationDocument);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${foundingLock})`);
    const byDocument = { id: customerIdentifications.customerId };
    const [founded] = await tx
      .select(byDocument)
      .from(customerIdentifications)
      .where(eq(customerIdentifications.requestKey, requestKey));
    if (founded !== undefined) return { ...founded, isFounded: true };
    const [identified] = await tx
      .select(byDocument)
      .from(customerIdentifications)
      .where(eq(customerIdentifications.documentIndex, index));
    const known = identified ?? (await numbered(tx, vaults, client));
    if (known !== undefined) return { ...known, isFounded: false };
    const id = await addRow(tx, vaults, client);
    await addAddresses(tx, id, client);
    const { placeOfBirth, citizenshipCountryIds, identificationDocument } = client;
    const noted = { placeOfBirth, citizenshipCountryIds, identificationDocument };
    await tx.insert(customerIdentifications).values({
      customerId: id,
      documentIndex: index,
      sealed: vaults.clientSealer.seal(JSON.stringify(noted)),
      requestKey,
    });
    return { id, isFounded: true };
  });
}

async function numbered(
  tx: Database,
  { birthNumbers }: Vaults,
  { birthNumber }: NewClient,
): Promise<{ id: number } | undefined> {
  if (birthNumber === undefined) return undefined;
  const [found] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.birthNumberIndex, birthNumbers.index(birthNumber)));
  return found;
}

async function addRow(tx: Database, { birthNumbers }: Vaults, client: NewClient): Promise<number> {
  const { firstName, lastName, birthNumber } = client;
  const [added] = await tx
    .insert(customers)
    .values({
      firstName,
      lastName,
      firstNameKey: searchKey(firstName),
      lastNameKey: searchKey(lastName),
      degreeBefore: client.degreeBefore,
      degreeAfter: client.degreeAfter,
      dateOfBirth: client.dateOfBirth,
      gender: client.genderId,
      ...(birthNumber !== undefined && {
        birthNumberSealed: birthNumbers.seal(birthNumber),
        birthNumberIndex: birthNumbers.index(birthNumber),
      }),
      phoneNumber: client.phoneNumber,
      emailAddress: client.emailAddress,
    })
    .returning({ id: customers.id });
  if (added === undefined) throw new Error('a client was not founded');
  return added.id;
}

async function addAddresses(
  tx: Database,
  customerId: number,
  { permanentAddress, contactAddress }: NewClient,
): Promise<void> {
  const addresses = [
    { typeId: addressType.permanent.code, address: permanentAddress },
    { typeId: addressType.contact.code, address: contactAddress },
  ].flatMap(({ typeId, address }) => {
    if (address === undefined) return [];
    const { addressPointId, ...parts } = address;
    const point = addressPointId === undefined ? null : Number(addressPointId);
    return [{ customerId, addressTypeId: typeId, addressPointId: point, ...parts }];
  });
  await tx.insert(customerAddresses).values(addresses);
}
