import { customerRole } from '@advisor/contracts/codebooks';
import { householdType } from '@advisor/contracts/codebooks/customer';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { changeCase } from '../../../domain/cases/change-case';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { genderOf } from '../../../domain/customers/birth-number-of';
import { firstDetailRow } from '../../../domain/household/client-detail/read-detail';
import { clientDetails } from '../../../domain/household/client-detail/schema';
import { bankDay } from '../../../platform/calendar';
import { conflict, notFound } from '../../../platform/failure';
import { type CustomerRow, readRows, roleIn } from '../household-rows';
import { describeCustomer } from '../list-households';
import {
  alreadyThere,
  type Client,
  type Joining,
  refuseMinor,
  refuseYoungParent,
  typedColumns,
} from './customer-change';
import { type HouseholdChange, ofHouseholds } from './household-change';

/** Whether two rows stand for the same human, as far as can be told. */
const isSame = (row: CustomerRow, person: Joining | Client): boolean =>
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
  opened: HouseholdChange,
  householdId: number,
  person: Joining | Client,
  { maximum, remainderTen }: { maximum: number; remainderTen: RemainderTenPolicy },
): Promise<{ customerOnSAId: number }> {
  return changeCase(opened.db, ofHouseholds(opened), async (change) => {
    const { tx, record } = change;
    const { households, customers } = await readRows(tx, opened.salesArrangementId);
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
        salesArrangementId: opened.salesArrangementId,
        householdId,
        roleId: isDebtor ? customerRole.debtor.code : roleIn(household),
        customerId: 'id' in person ? person.id : null,
        ...typedColumns(person),
        genderId,
        changedBy: opened.userId,
      })
      .returning();
    if (added === undefined) throw new Error('a person was not added');
    const { birthNumber } = person;
    if (birthNumber !== undefined) {
      const { sealer, userId, now } = opened;
      const row = { customerOnSAId: added.id, userId, now };
      await tx.insert(clientDetails).values(firstDetailRow(sealer, { birthNumber }, row));
    }
    await record({ subject: 'customer', subjectId: added.id, after: describeCustomer(added) });
    return { customerOnSAId: added.id };
  });
}
