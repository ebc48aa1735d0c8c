import { customerRole } from '@advisor/contracts/codebooks';
import type { householdPersonSchema } from '@advisor/contracts/household/schemas';
import { ageOn } from '@advisor/lending/calendar';
import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { arrangementParameters } from '../../../domain/cases/schema/arrangement-parameters';
import { customersOnSA, households } from '../../../domain/cases/schema/sales-arrangements';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { badRequest, conflict, notFound } from '../../../platform/failure';
import { searchKey } from '../../../platform/search/search-key';
import { type Change, changeApplication, type Opened } from './application-change';
import { changedMeanwhile } from '../changed-meanwhile';
import { followDebtor } from './follow-debtor';
import { type CustomerRow, readRows, tooOldChild } from '../household-rows';
import { describeCustomer } from '../list-households';

type Person = z.output<typeof householdPersonSchema>;

const fullAge = 18;

/** @throws Failure 400 for somebody who is not of full age */
export function refuseMinor({ dateOfBirth }: Pick<Person, 'dateOfBirth'>, today: string): void {
  if (dateOfBirth > today) {
    throw badRequest('Datum narození je v budoucnosti.', { field: 'dateOfBirth' });
  }
  if (ageOn(today, dateOfBirth) < fullAge) {
    throw badRequest('Osoba na žádosti musí být plnoletá.', { field: 'dateOfBirth' });
  }
}

/** Columns of what is typed about a person. */
export const typedColumns = (person: Person) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  firstNameKey: searchKey(person.firstName),
  lastNameKey: searchKey(person.lastName),
  dateOfBirth: person.dateOfBirth,
  genderId: person.genderId ?? null,
  maritalStatusId: person.maritalStatusId ?? null,
});

/**
 * A person of the application, in the transaction of a change.
 * @throws Failure 404 when they were removed meanwhile
 */
export async function customerOf(
  { tx }: Change,
  { arrangement }: Opened,
  customerOnSAId: number,
): Promise<CustomerRow> {
  const [person] = await tx
    .select()
    .from(customersOnSA)
    .where(
      and(
        eq(customersOnSA.id, customerOnSAId),
        eq(customersOnSA.salesArrangementId, arrangement.id),
      ),
    );
  if (person === undefined) throw notFound('Osoba na žádosti není.');
  return person;
}

/** Writes a person's new state, and what it was. */
export async function writeCustomer(
  change: Change,
  { user }: Opened,
  before: CustomerRow,
  written: Partial<CustomerRow>,
): Promise<number> {
  const values = { ...written, version: before.version + 1, changedBy: user.id };
  await change.tx.update(customersOnSA).set(values).where(eq(customersOnSA.id, before.id));
  await change.record({
    subject: 'customer',
    subjectId: before.id,
    before: describeCustomer(before),
    after: describeCustomer({ ...before, ...values }),
  });
  return values.version;
}

/**
 * Changes what is typed about a person; the same change once more does nothing.
 * @throws Failure 400 with the wrong field, 409 when somebody changed them meanwhile
 */
export function updateCustomer(
  opened: Opened,
  customerOnSAId: number,
  { version, ...person }: Person & { version: number },
): Promise<{ version: number }> {
  return changeApplication(opened, async (change) => {
    const before = await customerOf(change, opened, customerOnSAId);
    const written = typedColumns(person);
    if (before.version !== version) {
      const isMine = before.version === version + 1 && before.changedBy === opened.user.id;
      if (isMine && isDeepStrictEqual(before, { ...before, ...written }))
        return { version: before.version };
      throw await changedMeanwhile(change.tx, 'Osoba', before.changedBy);
    }
    const today = bankDay(opened.now);
    refuseMinor(person, today);
    refuseOtherName(before, person);
    await refuseYoungParent(change, { ...before, ...written }, today);
    const changed = await writeCustomer(change, opened, before, written);
    if (before.roleId === customerRole.debtor.code) await followDebtor(change.tx, opened);
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

/** @throws Failure 400 when a child of the household is older than everybody on it, this person among them */
export async function refuseYoungParent(
  { tx }: Change,
  person: Pick<CustomerRow, 'householdId' | 'dateOfBirth'> & { id?: number },
  today: string,
): Promise<void> {
  const [household] = await tx
    .select()
    .from(households)
    .where(eq(households.id, person.householdId));
  const people = await tx
    .select()
    .from(customersOnSA)
    .where(eq(customersOnSA.householdId, person.householdId));
  const others = people.filter(({ id }) => id !== person.id);
  if (tooOldChild(household?.childAges ?? [], [...others, person], today) >= 0) {
    throw badRequest('Rodič nemůže být mladší než dítě.', { field: 'dateOfBirth' });
  }
}

/**
 * Removes a person.
 * @throws Failure 409 for the debtor, and for who has signed or acts for the others
 */
export function deleteCustomer(opened: Opened, customerOnSAId: number): Promise<void> {
  return changeApplication(opened, async (change) => {
    const person = await customerOf(change, opened, customerOnSAId);
    if (person.roleId === customerRole.debtor.code) {
      throw conflict('Hlavního žadatele nelze odebrat. Nejprve ho vyměňte za spolužadatele.');
    }
    const { hasSigned } = await readRows(change.tx, opened.arrangement.id);
    await refuseSigned(change.tx, opened, person, hasSigned, 'odebrat');
    await change.tx.delete(customersOnSA).where(eq(customersOnSA.id, person.id));
    await change.record({
      subject: 'customer',
      subjectId: person.id,
      before: describeCustomer(person),
    });
  });
}

/** Whom the parameters of an application may name, and what to do before that person is removed. */
const namedAs = [
  ['agentCustomerOnSAId', 'zmocněncem. Nejprve zvolte jiného.'],
  ['repaymentAccountOwnerId', 'majitelem účtu pro splácení. Nejprve ho změňte.'],
] as const;

/** @throws Failure 409 for who has signed a document of the application, or is named in its parameters */
export async function refuseSigned(
  tx: Database,
  { arrangement }: Opened,
  person: CustomerRow,
  hasSigned: (person: CustomerRow) => boolean,
  verb: 'odebrat' | 'přesunout',
): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`;
  if (hasSigned(person)) {
    throw conflict(`${name}: osobu, která už podepsala dokument, nelze ${verb}.`);
  }
  if (verb === 'přesunout') return;
  const [saved] = await tx
    .select()
    .from(arrangementParameters)
    .where(eq(arrangementParameters.salesArrangementId, arrangement.id));
  const parameters = (saved?.parameters ?? {}) as Partial<
    Record<(typeof namedAs)[number][0], number>
  >;
  const named = namedAs.find(([field]) => parameters[field] === person.id);
  if (named !== undefined) {
    throw conflict(`${name} je v parametrech žádosti ${named[1]}`);
  }
}
