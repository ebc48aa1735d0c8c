import { customerRole } from '@advisor/contracts/codebooks';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { bankDay } from '../../../platform/calendar';
import { badRequest } from '../../../platform/failure';
import { type CustomerRow } from '../household-rows';
import {
  type Person,
  customerOf,
  refuseMinor,
  refuseYoungParent,
  typedColumns,
  writeCustomer,
} from './customer-change';
import { followDebtor } from './follow-debtor';
import { type HouseholdChange, ofHouseholds } from './household-change';

/**
 * Changes what is typed about a person; the same change once more does nothing.
 * @throws Failure 400 with the wrong field, 409 when somebody changed them meanwhile
 */
export function updateCustomer(
  opened: HouseholdChange,
  customerOnSAId: number,
  { version, ...person }: Person & { version: number },
): Promise<{ version: number }> {
  return changeCase(opened.db, ofHouseholds(opened), async (change) => {
    const before = await customerOf(change, customerOnSAId);
    const written = typedColumns(person);
    const seen = { version, userId: opened.userId, what: 'Údaje o osobě' };
    const content = { before, after: { ...before, ...written } };
    if (await checkVersion(change.tx, before, { ...seen, content }))
      return { version: before.version };
    const today = bankDay(opened.now);
    refuseMinor(person, today);
    refuseOtherName(before, person);
    await refuseYoungParent(change, { ...before, ...written }, today);
    const changed = await writeCustomer(change, before, written);
    if (before.roleId === customerRole.debtor.code) await followDebtor(change);
    return { version: changed };
  });
}

/** Who an identified person is, is told by the client register. */
function refuseOtherName(before: CustomerRow, person: Person): void {
  if (before.customerId === null) return;
  const field = (['firstName', 'lastName', 'dateOfBirth'] as const).find(
    (name) => before[name] !== person[name],
  );
  if (field === undefined) return;
  throw badRequest('U identifikované osoby platí údaj z registru klientů.', { field });
}
