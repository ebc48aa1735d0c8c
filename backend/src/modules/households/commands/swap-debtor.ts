import { customerRole } from '@advisor/contracts/codebooks';
import { changeCase } from '../../../domain/cases/change-case';
import { conflict } from '../../../platform/failure';
import { readRows } from '../household-rows';
import { customerOf, refuseSigned, writeCustomer } from './customer-change';
import { followDebtor } from './follow-debtor';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Makes a codebtor the debtor; from another household they change places.
 * @throws Failure 409 for a guarantor, and when one of the two has signed
 */
export function swapDebtor(opened: HouseholdChange, customerOnSAId: number): Promise<void> {
  return changeCase(opened.db, ofHouseholds(opened), async (change) => {
    const { debtor: debtorRole, codebtor } = customerRole;
    const person = await customerOf(change, customerOnSAId);
    if (person.roleId === debtorRole.code) return;
    if (person.roleId !== codebtor.code) {
      throw conflict('Hlavním žadatelem se může stát jen spolužadatel.');
    }
    const { customers, hasSigned } = await readRows(change.tx, opened.salesArrangementId);
    const debtor = customers.find(({ roleId }) => roleId === debtorRole.code);
    if (debtor === undefined) throw new Error('an application has a debtor');
    for (const one of [person, debtor]) {
      await refuseSigned(change, one, hasSigned, 'přesunout');
    }
    // First the one who goes: an application has one debtor at any time.
    await writeCustomer(change, debtor, {
      roleId: codebtor.code,
      householdId: person.householdId,
    });
    await writeCustomer(change, person, {
      roleId: debtorRole.code,
      householdId: debtor.householdId,
    });
    await followDebtor(change);
  });
}
