import type { HouseholdInput } from '@advisor/contracts/household/schemas';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { households } from '../../../domain/cases/schema/sales-arrangements';
import { isSettlementAsked } from '../../../domain/household/missing';
import { bankDay } from '../../../platform/calendar';
import { badRequest, notFound } from '../../../platform/failure';
import { readRows, tooOldChild } from '../household-rows';
import { describeHousehold } from '../list-households';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Changes children, expenses and property settlement; the same change once more does nothing.
 * @throws Failure 400 for a child older than its parents, 409 when somebody changed it meanwhile
 */
export function updateHousehold(
  opened: HouseholdChange,
  householdId: number,
  { version, ...input }: HouseholdInput & { version: number },
): Promise<{ version: number }> {
  return changeCase(opened.db, ofHouseholds(opened), async ({ tx, record }) => {
    const { households: rows, customers } = await readRows(tx, opened.salesArrangementId);
    const row = rows.find(({ id }) => id === householdId);
    if (row === undefined) throw notFound('Domácnost nebyla nalezena.');
    const people = customers.filter((person) => person.householdId === householdId);
    const childAges = input.children.map(({ age }) => age);
    const wrong = tooOldChild(childAges, people, bankDay(opened.now));
    if (wrong >= 0) {
      throw badRequest('Dítě nemůže být starší než rodič.', { field: `children.${wrong}.age` });
    }
    const { housing = null, insurance = null, savings = null, other = null } = input.expenses;
    const written = {
      childAges,
      housingExpense: housing,
      insuranceExpense: insurance,
      savingsExpense: savings,
      otherExpense: other,
      propertySettlementId: isSettlementAsked(row, people)
        ? (input.propertySettlementId ?? null)
        : null,
    };
    const seen = { version, userId: opened.userId, what: 'Domácnost' };
    const content = { before: row, after: { ...row, ...written } };
    if (await checkVersion(tx, row, { ...seen, content })) return { version: row.version };
    const changed = { version: row.version + 1, changedBy: opened.userId };
    await tx
      .update(households)
      .set({ ...written, ...changed })
      .where(eq(households.id, householdId));
    await record({
      subject: 'household',
      subjectId: householdId,
      before: describeHousehold(row),
      after: describeHousehold({ ...row, ...written }),
    });
    return { version: changed.version };
  });
}
