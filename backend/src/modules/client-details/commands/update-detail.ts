import { isDeepStrictEqual } from 'node:util';
import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import { customerRole } from '@advisor/contracts/codebooks';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { eq } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { cases } from '../../../domain/cases/schema/cases';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/failure';
import { czechSortKey } from '../../../platform/search/czech-sort-key';
import { caseSearchKey, searchKey } from '../../../platform/search/search-key';
import { users } from '../../../platform/session/schema/users';
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
    if (isDeepStrictEqual(before, withoutUndefined(detail))) return person.version;
    if (person.version !== update.version) throw await changedMeanwhile(tx, person.changedBy);
    const version = person.version + 1;
    await write({ tx, row }, { ...update, person, detail }, version);
    const values = { before, after: detail };
    await record({ subject: 'clientDetail', subjectId: person.id, ...values });
    return version;
  });
}

const withoutUndefined = (detail: ClientDetail) =>
  JSON.parse(JSON.stringify(detail)) as ClientDetail;

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

/** 409 that says who was faster. */
async function changedMeanwhile(tx: Database, changedBy: number | null) {
  const [author] =
    changedBy === null ? [] : await tx.select().from(users).where(eq(users.id, changedBy));
  const who = author === undefined ? '' : ` (${author.firstName} ${author.lastName})`;
  return conflict(`Údaje o osobě mezitím změnil někdo jiný${who}.`, { field: 'version' });
}
