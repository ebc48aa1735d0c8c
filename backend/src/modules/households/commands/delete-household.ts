import { householdType } from '@advisor/contracts/codebooks/customer';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { customersOnSA, households } from '../../../domain/cases/schema/sales-arrangements';
import { conflict, notFound } from '../../../platform/failure';
import { readRows } from '../household-rows';
import { describeCustomer, describeHousehold } from '../list-households';
import { refuseSigned } from './customer-change';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Removes a household and who is on it.
 * @throws Failure 409 for the main one, when somebody on it has signed, and when somebody has changed
 * it since
 */
export function deleteHousehold(
  opened: HouseholdChange,
  householdId: number,
  version: number,
): Promise<void> {
  return changeCase(opened.db, ofHouseholds(opened), async (change) => {
    const { tx, record } = change;
    const {
      households: rows,
      customers,
      hasSigned,
    } = await readRows(tx, opened.salesArrangementId);
    const row = rows.find(({ id }) => id === householdId);
    if (row === undefined) throw notFound('Domácnost nebyla nalezena.');
    await checkVersion(tx, row, { version, userId: opened.userId, what: 'Domácnost' });
    if (row.typeId === householdType.main.code) {
      throw conflict('Hlavní domácnost nelze odebrat.');
    }
    const people = customers.filter((person) => person.householdId === householdId);
    for (const person of people) {
      await refuseSigned(change, person, hasSigned, 'odebrat');
      await record({
        subject: 'customer',
        subjectId: person.id,
        before: describeCustomer(person),
      });
    }
    await tx.delete(customersOnSA).where(eq(customersOnSA.householdId, householdId));
    await tx.delete(households).where(eq(households.id, householdId));
    await record({
      subject: 'household',
      subjectId: householdId,
      before: describeHousehold(row),
    });
  });
}
