import { isDeepStrictEqual } from 'node:util';
import { householdType } from '@advisor/contracts/codebooks/customer';
import type { HouseholdInput } from '@advisor/contracts/household/schemas';
import { eq } from 'drizzle-orm';
import { customersOnSA, households } from '../../../domain/cases/schema/sales-arrangements';
import { isSettlementAsked } from '../../../domain/household/missing';
import { bankDay } from '../../../platform/calendar';
import { badRequest, conflict, notFound } from '../../../platform/failure';
import { changeApplication, type Opened } from './application-change';
import { refuseSigned } from './change-customer';
import { changedMeanwhile } from '../changed-meanwhile';
import { readRows, tooOldChild } from '../household-rows';
import { describeCustomer, describeHousehold } from '../list-households';

/**
 * Adds an empty household; one that is empty still is taken for it.
 * @throws Failure 409 for a second main one, and for more than the product allows
 */
export function createHousehold(
  opened: Opened,
  typeId: number,
  maximum: number,
): Promise<{ householdId: number }> {
  return changeApplication(opened, async ({ tx, record }) => {
    const salesArrangementId = opened.arrangement.id;
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
      .values({ salesArrangementId, typeId, changedBy: opened.user.id })
      .returning();
    if (added === undefined) throw new Error('a household was not made');
    await record({ subject: 'household', subjectId: added.id, after: describeHousehold(added) });
    return { householdId: added.id };
  });
}

/**
 * Changes children, expenses and property settlement; the same change once more does nothing.
 * @throws Failure 400 for a child older than its parents, 409 when somebody changed it meanwhile
 */
export function updateHousehold(
  opened: Opened,
  householdId: number,
  { version, ...input }: HouseholdInput & { version: number },
): Promise<{ version: number }> {
  return changeApplication(opened, async ({ tx, record }) => {
    const { households: rows, customers } = await readRows(tx, opened.arrangement.id);
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
      version: version + 1,
      changedBy: opened.user.id,
    };
    if (row.version !== version) {
      if (isDeepStrictEqual(row, { ...row, ...written })) return { version: row.version };
      throw await changedMeanwhile(tx, 'Domácnost', row.changedBy);
    }
    await tx.update(households).set(written).where(eq(households.id, householdId));
    await record({
      subject: 'household',
      subjectId: householdId,
      before: describeHousehold(row),
      after: describeHousehold({ ...row, ...written }),
    });
    return { version: written.version };
  });
}

/**
 * Removes a household and who is on it.
 * @throws Failure 409 for the main one, and when somebody on it has signed
 */
export function deleteHousehold(opened: Opened, householdId: number): Promise<void> {
  return changeApplication(opened, async ({ tx, record }) => {
    const { households: rows, customers, hasSigned } = await readRows(tx, opened.arrangement.id);
    const row = rows.find(({ id }) => id === householdId);
    if (row === undefined) throw notFound('Domácnost nebyla nalezena.');
    if (row.typeId === householdType.main.code) {
      throw conflict('Hlavní domácnost nelze odebrat.');
    }
    const people = customers.filter((person) => person.householdId === householdId);
    for (const person of people) {
      await refuseSigned(tx, opened, person, hasSigned, 'odebrat');
      await record({
        subject: 'customer',
        subjectId: person.id,
        before: describeCustomer(person),
      });
    }
    await tx.delete(customersOnSA).where(eq(customersOnSA.householdId, householdId));
    await tx.delete(households).where(eq(households.id, householdId));
    await record({ subject: 'household', subjectId: householdId, before: describeHousehold(row) });
  });
}
