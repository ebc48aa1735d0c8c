import type { RateFile } from '@advisor/contracts/admin/rates';
import { and, eq } from 'drizzle-orm';
import { rateVersions } from '../../../domain/offers/schema/rate-versions';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { badRequest, Failure } from '../../../platform/failure';
import { fileProblems } from '../rates/file-problems';
import { rateProposals } from '../schema';

interface Proposing {
  userId: number;
  now: Date;
  requestKey: string | undefined;
}

/**
 * Proposes a version of rates. The same call once more proposes nothing.
 * @returns its number
 * @throws Failure 400 with all that is wrong in the file, and for a day that has come or is taken
 */
export async function proposeRates(
  db: Database,
  file: RateFile,
  { userId, now, requestKey }: Proposing,
): Promise<number> {
  const known = await proposedBefore(db, userId, requestKey);
  if (known !== undefined) return known;
  const problems = fileProblems(file);
  if (problems.length > 0) throw new Failure(400, problems);
  await checkDay(db, file.validFrom, now);
  const { validFrom } = file;
  const [added] = await db
    .insert(rateProposals)
    .values({
      file,
      validFrom,
      proposedBy: userId,
      proposedOn: now,
      requestKey: requestKey ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: rateProposals.id });
  if (added !== undefined) return added.id;
  // The same call at the same time.
  const first = await proposedBefore(db, userId, requestKey);
  if (first === undefined) throw new Error('a proposal of rates was not written');
  return first;
}

async function proposedBefore(
  db: Database,
  userId: number,
  requestKey: string | undefined,
): Promise<number | undefined> {
  if (requestKey === undefined) return undefined;
  const isSame = and(
    eq(rateProposals.proposedBy, userId),
    eq(rateProposals.requestKey, requestKey),
  );
  const [known] = await db.select({ id: rateProposals.id }).from(rateProposals).where(isSame);
  return known?.id;
}

/**
 * Rates of a day are never changed once it has come, nor written twice.
 * @throws Failure 400 at `validFrom`
 */
export async function checkDay(db: Database, validFrom: string, now: Date): Promise<void> {
  const field = 'validFrom';
  if (validFrom <= bankDay(now))
    throw badRequest('Sazebník může platit nejdříve od zítřka.', { field });
  const isTaken = eq(rateVersions.validFrom, validFrom);
  const [taken] = await db.select({ name: rateVersions.name }).from(rateVersions).where(isTaken);
  if (taken) throw badRequest(`Od tohoto dne už platí ${taken.name}.`, { field });
}
