import { customerRole } from '@advisor/contracts/codebooks';
import { conflict, notFound } from '../../../platform/failure';
import { changeApplication, type Opened } from './application-change';
import { customerOf, refuseSigned, writeCustomer } from './change-customer';
import { followDebtor } from './follow-debtor';
import { readRows, roleIn } from '../household-rows';

/**
 * Moves a person to another household, whose type says what they are then.
 * @throws Failure 409 for the debtor, for who has signed, and when the household is full
 */
export function moveCustomer(
  opened: Opened,
  customerOnSAId: number,
  householdId: number,
  maximum: number,
): Promise<void> {
  return changeApplication(opened, async (change) => {
    const person = await customerOf(change, opened, customerOnSAId);
    const { households, customers, hasSigned } = await readRows(change.tx, opened.arrangement.id);
    const target = households.find(({ id }) => id === householdId);
    if (target === undefined) throw notFound('Domácnost nebyla nalezena.');
    if (person.householdId === householdId) return;
    if (person.roleId === customerRole.debtor.code) {
      throw conflict('Hlavní žadatel zůstává v hlavní domácnosti.');
    }
    await refuseSigned(change.tx, opened, person, hasSigned, 'přesunout');
    if (customers.filter((row) => row.householdId === householdId).length >= maximum) {
      throw conflict(`V domácnosti může být nejvýše tolik dospělých: ${maximum}.`);
    }
    await writeCustomer(change, opened, person, { householdId, roleId: roleIn(target) });
  });
}

/**
 * Makes a codebtor the debtor; from another household they change places.
 * @throws Failure 409 for a guarantor, and when one of the two has signed
 */
export function swapDebtor(opened: Opened, customerOnSAId: number): Promise<void> {
  return changeApplication(opened, async (change) => {
    const { debtor: debtorRole, codebtor } = customerRole;
    const person = await customerOf(change, opened, customerOnSAId);
    if (person.roleId === debtorRole.code) return;
    if (person.roleId !== codebtor.code) {
      throw conflict('Hlavním žadatelem se může stát jen spolužadatel.');
    }
    const { customers, hasSigned } = await readRows(change.tx, opened.arrangement.id);
    const debtor = customers.find(({ roleId }) => roleId === debtorRole.code);
    if (debtor === undefined) throw new Error('an application has a debtor');
    for (const one of [person, debtor]) {
      await refuseSigned(change.tx, opened, one, hasSigned, 'přesunout');
    }
    // First the one who goes: an application has one debtor at any time.
    await writeCustomer(change, opened, debtor, {
      roleId: codebtor.code,
      householdId: person.householdId,
    });
    await writeCustomer(change, opened, person, {
      roleId: debtorRole.code,
      householdId: debtor.householdId,
    });
    await followDebtor(change.tx, opened);
  });
}
