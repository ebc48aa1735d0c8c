import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import { customerRole } from '@advisor/contracts/codebooks';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { eq } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { cases } from '../../../domain/cases/schema/cases';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import { czechSortKey } from '../../../platform/search/czech-sort-key';
import { caseSearchKey, searchKey } from '../../../platform/search/search-key';
import { checkDetail } from '../check-detail';
import { type PersonRow, readDetail } from '../../../domain/household/client-detail/read-detail';
import { clientDetails } from '../../../domain/household/client-detail/schema';

interface Update extends PersonChange {
  person: PersonRow;
  version: number;
  detail: ClientDetail;
  remainderTen: RemainderTenPolicy;
}

/**
 * Replaces the detail of a person; the same one once more changes nothing.
 * @returns the version to change it from next
 * @throws Failure 400 with what does not fit together, 409 when somebody else has changed the person
 * or the application was sent
 */
export function updateDetail(db: Database, update: Update): Promise<number> {
  const { now, sealer } = update;
  const detail = checkDetail(update.detail, bankDay(now), update.remainderTen);
  return changeCase(db, ofPerson(update), async ({ tx, row, record }) => {
    const [person] = await tx
      .select()
      .from(customersOnSA)
      .where(eq(customersOnSA.id, update.person.id));
    if (person === undefined) throw notFound('Osoba na žádosti nebyla nalezena.');
    const before = await readDetail(tx, sealer, person);
    const { version: seen, userId } = update;
    const values = { before, after: detail };
    const asked = { version: seen, userId, what: 'Údaje o osobě', content: values };
    if (await checkVersion(tx, person, asked)) return person.version;
    const version = person.version + 1;
    await write({ tx, row }, { ...update, person, detail }, version);
    await record({ subject: 'clientDetail', subjectId: person.id, ...values });
    return version;
  });
}

async function write(
  { tx, row: { id: caseId, contractNumber } }: Pick<CaseChange, 'tx' | 'row'>,
  { person, detail, userId, now, sealer }: Update,
  version: number,
): Promise<void> {
  const { firstName, lastName, dateOfBirth, genderId, maritalStatusId, ...personal } = detail;
  await tx
    .update(customersOnSA)
    .set({
      firstName,
      lastName,
      firstNameKey: searchKey(firstName),
      lastNameKey: searchKey(lastName),
      dateOfBirth,
      genderId: genderId ?? null,
      maritalStatusId: maritalStatusId ?? null,
      version,
      changedBy: userId,
    })
    .where(eq(customersOnSA.id, person.id));
  const row = {
    sealed: sealer.seal(JSON.stringify(personal)),
    version,
    changedOn: now,
    changedBy: userId,
  };
  await tx
    .insert(clientDetails)
    .values({ customerOnSAId: person.id, ...row })
    .onConflictDoUpdate({ target: clientDetails.customerOnSAId, set: row });
  if (person.roleId !== customerRole.debtor.code) return;
  await tx
    .update(cases)
    .set({
      searchKey: caseSearchKey({ firstName, lastName, caseId, contractNumber }),
      clientSortKey: czechSortKey(lastName, firstName),
    })
    .where(eq(cases.id, caseId));
}
