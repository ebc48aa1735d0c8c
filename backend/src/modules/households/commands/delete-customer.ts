import { customerRole } from '@advisor/contracts/codebooks';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { conflict } from '../../../platform/failure';
import { readRows } from '../household-rows';
import { describeCustomer } from '../list-households';
import { customerOf, refuseSigned } from './customer-change';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Removes a person.
 * @throws Failure 409 for the debtor, for who has signed or acts for the others, and when somebody has
 * changed them since
 */
export function deleteCustomer(
  opened: HouseholdChange,
  customerOnSAId: number,
  version: number,
): Promise<void> {
  return changeCase(opened.db, ofHouseholds(opened), async (change) => {
    const person = await customerOf(change, customerOnSAId);
    await checkVersion(change.tx, person, {
      version,
      userId: opened.userId,
      what: 'Údaje o osobě',
    });
    if (person.roleId === customerRole.debtor.code) {
      throw conflict('Hlavního žadatele nelze odebrat. Nejprve ho vyměňte za spolužadatele.');
    }
    const { hasSigned } = await readRows(change.tx, opened.salesArrangementId);
    await refuseSigned(change, person, hasSigned, 'odebrat');
    await change.tx.delete(customersOnSA).where(eq(customersOnSA.id, person.id));
    await change.record({
      subject: 'customer',
      subjectId: person.id,
      before: describeCustomer(person),
    });
  });
}
