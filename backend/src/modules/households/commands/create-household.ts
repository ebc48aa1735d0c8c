import { householdType } from '@advisor/contracts/codebooks/customer';
import { changeCase } from '../../../domain/cases/change-case';
import { households } from '../../../domain/cases/schema/sales-arrangements';
import { conflict } from '../../../platform/failure';
import { readRows } from '../household-rows';
import { describeHousehold } from '../list-households';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Adds an empty household; one that is empty still is taken for it.
 * @throws Failure 409 for a second main one, and for more than the product allows
 */
export function createHousehold(
  opened: HouseholdChange,
  typeId: number,
  maximum: number,
): Promise<{ householdId: number }> {
  return changeCase(opened.db, ofHouseholds(opened), async ({ tx, record }) => {
    const salesArrangementId = opened.salesArrangementId;
    const { households: rows, customers } = await readRows(tx, salesArrangementId);
    const isEmpty = (id: number) => !customers.some(({ householdId }) => householdId === id);
    const same = rows.find((row) => row.typeId === typeId && isEmpty(row.id));
    if (same !== undefined && typeId !== householdType.main.code) return { householdId: same.id };
    if (typeId === householdType.main.code) {
      throw conflict('Hlavní domácnost už na žádosti je.', { field: 'householdTypeId' });
    }
    if (rows.length >= maximum) {
      throw conflict(`Na žádosti může být nejvýše tolik domácností: ${maximum}.`);
    }
    const [added] = await tx
      .insert(households)
      .values({ salesArrangementId, typeId, changedBy: opened.userId })
      .returning();
    if (added === undefined) throw new Error('a household was not made');
    await record({
      subject: 'household',
      subjectId: added.id,
      after: describeHousehold(added),
    });
    return { householdId: added.id };
  });
}
