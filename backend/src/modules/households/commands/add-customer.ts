import { customerRole } from '@advisor/contracts/codebooks';
import { clientIdentityScheme, householdType } from '@advisor/contracts/codebooks/customer';
import { errorCode } from '@advisor/contracts/errors';
import type { joiningPersonSchema } from '@advisor/contracts/household/schemas';
import type { RemainderTenPolicy } from '@advisor/lending/birth-number';
import type { z } from 'zod';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { genderOf } from '../../../domain/customers/birth-number-of';
import { firstDetailRow } from '../../../domain/household/client-detail/read-detail';
import { clientDetails } from '../../../domain/household/client-detail/schema';
import type { ClientRegister } from '../../../neighbours/client-register/port';
import { bankDay } from '../../../platform/calendar';
import { badRequest, conflict, notFound } from '../../../platform/failure';
import { changeApplication, type Opened } from './application-change';
import {
  customerOf,
  refuseMinor,
  refuseYoungParent,
  typedColumns,
  writeCustomer,
} from './change-customer';
import { followDebtor } from './follow-debtor';
import { type CustomerRow, readRows, roleIn } from '../household-rows';
import { describeCustomer } from '../list-households';

type Person = z.output<typeof joiningPersonSchema>;
/** Of the client register: with their number in it. */
type Client = Person & { id: number };

/** @throws Failure 404 when the register does not know the client */
export async function clientOf(
  register: ClientRegister,
  { id, scheme }: { id: number; scheme: number },
): Promise<Client> {
  const [client] = scheme === clientIdentityScheme.register.code ? await register.find([id]) : [];
  if (client === undefined) throw notFound('Klient v registru klientů není.');
  const { firstName, lastName, dateOfBirth } = client;
  return { id, firstName, lastName, dateOfBirth };
}

const alreadyThere = () =>
  badRequest('Tato osoba už na žádosti je.', { errorCode: errorCode.customerAlreadyOnHousehold });

/** Whether two rows stand for the same human, as far as can be told. */
const isSame = (row: CustomerRow, person: Person | Client): boolean =>
  'id' in person && row.customerId !== null
    ? row.customerId === person.id
    : row.dateOfBirth === person.dateOfBirth &&
      row.firstNameKey === typedColumns(person).firstNameKey &&
      row.lastNameKey === typedColumns(person).lastNameKey;

/**
 * Adds a person to a household; the first one of the main household is the debtor.
 * @throws Failure 400 with 90001 when they are on the application, or for a birth number that is not
 * theirs; 409 when the household is full
 */
export function addCustomer(
  opened: Opened,
  householdId: number,
  person: Person | Client,
  { maximum, remainderTen }: { maximum: number; remainderTen: RemainderTenPolicy },
): Promise<{ customerOnSAId: number }> {
  return changeApplication(opened, async (change) => {
    const { tx, record } = change;
    const { households, customers } = await readRows(tx, opened.arrangement.id);
    const household = households.find(({ id }) => id === householdId);
    if (household === undefined) throw notFound('Domácnost nebyla nalezena.');
    if (customers.some((row) => isSame(row, person))) throw alreadyThere();
    const today = bankDay(opened.now);
    refuseMinor(person, today);
    const genderId = genderOf(person, { today, remainderTen, field: 'birthNumber' });
    await refuseYoungParent(change, { householdId, dateOfBirth: person.dateOfBirth }, today);
    if (customers.filter((row) => row.householdId === householdId).length >= maximum) {
      throw conflict(`V domácnosti může být nejvýše tolik dospělých: ${maximum}.`);
    }
    const isFirst = !customers.some(({ roleId }) => roleId === customerRole.debtor.code);
    const isDebtor = isFirst && household.typeId === householdType.main.code;
    const [added] = await tx
      .insert(customersOnSA)
      .values({
        salesArrangementId: opened.arrangement.id,
        householdId,
        roleId: isDebtor ? customerRole.debtor.code : roleIn(household),
        customerId: 'id' in person ? person.id : null,
        ...typedColumns(person),
        genderId,
        changedBy: opened.user.id,
      })
      .returning();
    if (added === undefined) throw new Error('a person was not added');
    const { birthNumber } = person;
    if (birthNumber !== undefined) {
      const { sealer, user, now } = opened;
      const row = { customerOnSAId: added.id, userId: user.id, now };
      await tx.insert(clientDetails).values(firstDetailRow(sealer, { birthNumber }, row));
    }
    await record({ subject: 'customer', subjectId: added.id, after: describeCustomer(added) });
    return { customerOnSAId: added.id };
  });
}

/**
 * Says who of the client register a person is, and takes their name and birth date from it.
 * @throws Failure 400 with 90001 for somebody who is on the application, or by the register's birth
 * date of no full age or younger than a child; 409 when the person is identified as somebody else already
 */
export function identifyCustomer(
  opened: Opened,
  customerOnSAId: number,
  client: Client,
): Promise<void> {
  return changeApplication(opened, async (change) => {
    const before = await customerOf(change, opened, customerOnSAId);
    if (before.customerId === client.id) return;
    if (before.customerId !== null) {
      throw conflict('Osobu mezitím identifikoval někdo jiný.', { field: 'identity' });
    }
    const { customers } = await readRows(change.tx, opened.arrangement.id);
    if (customers.some(({ customerId }) => customerId === client.id)) throw alreadyThere();
    const today = bankDay(opened.now);
    refuseMinor(client, today);
    await refuseYoungParent(change, { ...before, dateOfBirth: client.dateOfBirth }, today);
    const { genderId, maritalStatusId } = before;
    await writeCustomer(change, opened, before, {
      ...typedColumns(client),
      genderId,
      maritalStatusId,
      customerId: client.id,
    });
    if (before.roleId === customerRole.debtor.code) await followDebtor(change.tx, opened);
  });
}
