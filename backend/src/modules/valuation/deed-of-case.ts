import type { DeedOfOwnership } from '@advisor/contracts/real-estate/deed';
import { and, eq } from 'drizzle-orm';
import { peopleOn } from '../../domain/cases/people';
import type { ArrangementRow } from '../../domain/cases/arrangement-access';
import { ownershipDeeds } from '../../domain/valuation/schema';
import type { CadastreDeed } from '../../neighbours/cadastre/port';
import { daysBetween } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';

/** Days after which a deed is to be read again. */
export const deedDays = 30;
/** Where anybody looks into the cadastre. */
export const publicCadastre = 'https://nahlizenidokn.cuzk.gov.cz/';

export type KeptDeed = Omit<CadastreDeed, 'pdf'>;

/** Where the file of a deed belongs: it opens nowhere else. */
export const placeOfDeed = (caseId: number, { entry, issuedOn }: KeptDeed): string =>
  `deed ${caseId} ${entry.cadastralAreaCode} ${entry.deedNumber} ${issuedOn}`;

export const openDeed = (
  sealer: Pick<Sealer, 'open'>,
  { sealedDeed }: Pick<typeof ownershipDeeds.$inferSelect, 'sealedDeed'>,
): KeptDeed => JSON.parse(sealer.open(sealedDeed)) as KeptDeed;

interface Reading {
  db: Database;
  sealer: Pick<Sealer, 'open'>;
  application: Pick<ArrangementRow, 'id' | 'caseId'>;
  today: string;
}

/** A deed as it was read, compared with the people of the case; undefined while there is none. */
export async function readDeedOf(
  { db, sealer, application, today }: Reading,
  deedId: number | null,
): Promise<DeedOfOwnership | undefined> {
  if (deedId === null) return undefined;
  const [row] = await db
    .select()
    .from(ownershipDeeds)
    .where(and(eq(ownershipDeeds.id, deedId), eq(ownershipDeeds.caseId, application.caseId)));
  if (row === undefined) return undefined;
  const people = await peopleOn(db, application);
  const names = people.map(({ person }) => wordsOf(`${person.firstName} ${person.lastName}`));
  const { owners, ...deed } = openDeed(sealer, row);
  return {
    ...deed,
    deedOfOwnershipDocumentId: row.id,
    isOld: daysBetween(row.issuedOn, today) > deedDays,
    owners: owners.map((owner) => ({ ...owner, isOfCase: isOfCase(owner.name, names) })),
    publicUrl: publicCadastre,
  };
}

/** Words of a name, whatever their order, titles and diacritics. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !word.endsWith('.'));

/** All words of somebody's name are among those of the owner's: titles and spouses stand beside it. */
function isOfCase(owner: string, names: readonly string[][]): boolean {
  const words = new Set(wordsOf(owner));
  return names.some((name) => name.every((word) => words.has(word)));
}
