import { customerRole } from '@advisor/contracts/codebooks';
import { changeCase } from '../../../domain/cases/change-case';
import { conflict, notFound } from '../../../platform/failure';
import { readRows, roleIn } from '../household-rows';
import { customerOf, refuseSigned, writeCustomer } from './customer-change';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Moves a person to another household, whose type says what they are then.
 * @throws Failure 409 for the debtor, for who has signed, and when the household is full
 */
export function moveCustomer(
  opened: HouseholdChange,
  customerOnSAId: number,
  householdId: number,
  maximum: number,
): Promise<void> {
  return changeCase(opened.db, ofHouseholds(opened), async (change) => {
    const person = await customerOf(change, customerOnSAId);
    const { households, customers, hasSigned } = await readRows(
      change.tx,
      opened.salesArrangementId,
    );
    const target = households.find(({ id }) => id === householdId);
    if (target === undefined) throw notFound('Domácnost nebyla nalezena.');
    if (person.householdId === householdId) return;
    if (person.roleId === customerRole.debtor.code) {
      throw conflict('Hlavní žadatel zůstává v hlavní domácnosti.');
    }
    await refuseSigned(change, person, hasSigned, 'přesunout');
    if (customers.filter((row) => row.householdId === householdId).length >= maximum) {
      throw conflict(`V domácnosti může být nejvýše tolik dospělých: ${maximum}.`);
    }
    await writeCustomer(change, person, { householdId, roleId: roleIn(target) });
  });
}
