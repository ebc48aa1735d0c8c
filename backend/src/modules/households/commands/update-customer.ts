import { isDeepStrictEqual } from 'node:util';
import { customerRole } from '@advisor/contracts/codebooks';
import { changeCase } from '../../../domain/cases/change-case';
import { bankDay } from '../../../platform/calendar';
import { badRequest } from '../../../platform/failure';
import { changedMeanwhile } from '../changed-meanwhile';
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
    if (before.version !== version) {
      const isMine = before.version === version + 1 && before.changedBy === opened.userId;
      if (isMine && isDeepStrictEqual(before, { ...before, ...written }))
        return { version: before.version };
      throw await changedMeanwhile(change.tx, 'Osoba', before.changedBy);
    }
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
