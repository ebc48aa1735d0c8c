import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import { inArray } from 'drizzle-orm';
import type { customersOnSA } from '../../cases/schema/sales-arrangements';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { clientDetails } from './schema';

export type PersonRow = typeof customersOnSA.$inferSelect;

/** What others read too and therefore stands with the person, not in what is sealed. */
export const ofPerson = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'genderId',
  'maritalStatusId',
] as const;
/** What is sealed of a person. */
export type SealedDetail = Omit<ClientDetail, (typeof ofPerson)[number]>;

const nothing: SealedDetail = {
  citizenshipCountryIds: [],
  taxResidences: [],
  contacts: [],
  addresses: [],
};

/** The row of a person of whom something is known when they come on an application. */
export const firstDetailRow = (
  sealer: Pick<Sealer, 'seal'>,
  known: Partial<SealedDetail>,
  { customerOnSAId, userId, now }: { customerOnSAId: number; userId: number; now: Date },
): typeof clientDetails.$inferInsert => ({
  customerOnSAId,
  sealed: sealer.seal(JSON.stringify({ ...nothing, ...known })),
  version: 0,
  changedOn: now,
  changedBy: userId,
});

/** What was entered of people, by `customerOnSAId`; those of whom nothing was are not among them. */
export async function readSealedDetails(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  customerIds: readonly number[],
): Promise<Map<number, SealedDetail>> {
  const rows = await db
    .select({ id: clientDetails.customerOnSAId, sealed: clientDetails.sealed })
    .from(clientDetails)
    .where(inArray(clientDetails.customerOnSAId, [...customerIds]));
  return new Map(
    rows.map(({ id, sealed }) => [id, JSON.parse(sealer.open(sealed)) as SealedDetail]),
  );
}

/** What was entered of a person; of somebody new what their household knows. */
export async function readDetail(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  person: PersonRow,
): Promise<ClientDetail> {
  const sealed = (await readSealedDetails(db, sealer, [person.id])).get(person.id) ?? nothing;
  const { firstName, lastName, dateOfBirth, genderId, maritalStatusId } = person;
  return {
    firstName,
    lastName,
    dateOfBirth,
    ...(genderId === null ? {} : { genderId: genderId as ClientDetail['genderId'] }),
    ...(maritalStatusId === null
      ? {}
      : { maritalStatusId: maritalStatusId as ClientDetail['maritalStatusId'] }),
    ...sealed,
  };
}
