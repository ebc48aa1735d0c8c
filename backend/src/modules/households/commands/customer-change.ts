import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { errorCode } from '@advisor/contracts/errors';
import type {
  householdPersonSchema,
  joiningPersonSchema,
} from '@advisor/contracts/household/schemas';
import { ageOn } from '@advisor/lending/calendar-and-money/calendar';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CaseChange } from '../../../domain/cases/change-case';
import { arrangementParameters } from '../../../domain/cases/schema/arrangement-parameters';
import { customersOnSA, households } from '../../../domain/cases/schema/sales-arrangements';
import type { ClientRegister } from '../../../neighbours/client-register/port';
import { badRequest, conflict, notFound } from '../../../platform/failure';
import { searchKey } from '../../../platform/search/search-key';
import { type CustomerRow, tooOldChild } from '../household-rows';
import { describeCustomer } from '../list-households';

export type Person = z.output<typeof householdPersonSchema>;
export type Joining = z.output<typeof joiningPersonSchema>;
/** Of the client register: with their number in it. */
export type Client = Joining & { id: number };

/** @throws Failure 404 when the register does not know the client */
export async function clientOf(
  register: ClientRegister,
  { id, scheme }: { id: number; scheme: number },
): Promise<Client> {
  const [client] = scheme === clientIdentityScheme.register.code ? await register.find([id]) : [];
  if (client === undefined) throw notFound('Klient v registru klientů není.');
  const { firstName, lastName, dateOfBirth } = client;
  return { id, firstName, lastName, dateOfBirth };
}

export const alreadyThere = () =>
  badRequest('Tato osoba už na žádosti je.', { errorCode: errorCode.customerAlreadyOnHousehold });

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
  { tx, arrangement }: Pick<CaseChange, 'tx' | 'arrangement'>,
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
  { tx, record, userId }: CaseChange,
  before: CustomerRow,
  written: Partial<CustomerRow>,
): Promise<number> {
  const values = { ...written, version: before.version + 1, changedBy: userId ?? null };
  await tx.update(customersOnSA).set(values).where(eq(customersOnSA.id, before.id));
  await record({
    subject: 'customer',
    subjectId: before.id,
    before: describeCustomer(before),
    after: describeCustomer({ ...before, ...values }),
  });
  return values.version;
}

/** @throws Failure 400 when a child of the household is older than everybody on it, this person among them */
export async function refuseYoungParent(
  { tx }: CaseChange,
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

/** Whom the parameters of an application may name, and what to do before that person is removed. */
const namedAs = [
  ['agentCustomerOnSAId', 'zmocněncem. Nejprve zvolte jiného.'],
  ['repaymentAccountOwnerId', 'majitelem účtu pro splácení. Nejprve ho změňte.'],
] as const;

/** @throws Failure 409 for who has signed a document of the application, or is named in its parameters */
export async function refuseSigned(
  { tx, arrangement }: CaseChange,
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
