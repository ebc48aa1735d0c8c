import { customerRole } from '@advisor/contracts/codebooks';
import { changeCase } from '../../../domain/cases/change-case';
import { bankDay } from '../../../platform/calendar';
import { conflict } from '../../../platform/failure';
import { readRows } from '../household-rows';
import {
  alreadyThere,
  type Client,
  customerOf,
  refuseMinor,
  refuseYoungParent,
  typedColumns,
  writeCustomer,
} from './customer-change';
import { followDebtor } from './follow-debtor';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Says who of the client register a person is, and takes their name and birth date from it.
 * @throws Failure 400 with 90001 for somebody who is on the application, or by the register's birth
 * date of no full age or younger than a child; 409 when the person is identified as somebody else already
 */
export function identifyCustomer(
  opened: HouseholdChange,
  customerOnSAId: number,
  client: Client,
): Promise<void> {
  return changeCase(opened.db, ofHouseholds(opened), async (change) => {
    const before = await customerOf(change, customerOnSAId);
    if (before.customerId === client.id) return;
    if (before.customerId !== null) {
      throw conflict('Osobu mezitím identifikoval někdo jiný.', { field: 'identity' });
    }
    const { customers } = await readRows(change.tx, opened.salesArrangementId);
    if (customers.some(({ customerId }) => customerId === client.id)) throw alreadyThere();
    const today = bankDay(opened.now);
    refuseMinor(client, today);
    await refuseYoungParent(change, { ...before, dateOfBirth: client.dateOfBirth }, today);
    const { genderId, maritalStatusId } = before;
    await writeCustomer(change, before, {
      ...typedColumns(client),
      genderId,
      maritalStatusId,
      customerId: client.id,
    });
    if (before.roleId === customerRole.debtor.code) await followDebtor(change);
  });
}
