import { and, eq, sql } from 'drizzle-orm';
import { versionBefore } from '../../../domain/offers/read-rate-version';
import { rateVersions } from '../../../domain/offers/schema/rate-versions';
import { addDays } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { conflict, forbidden, notFound } from '../../../platform/failure';
import { versionOf } from '../rates/rate-file';
import { versionAfter } from '../rates/read-rates';
import { rateProposals } from '../schema';
import { checkDay } from './propose-rates';
import { writeRates } from './write-rates';

interface Deciding {
  userId: number;
  now: Date;
}

/**
 * Publishes a proposed version: it holds from its first day until the next one, and the one before ends
 * the day before. Offers keep the version that they were made from. Confirmed once more by the same
 * person, nothing happens.
 * @throws Failure 403 for who has proposed it, 404, 409 when it was withdrawn or its day has come
 */
export function confirmRates(
  db: Database,
  { userId, now }: Deciding,
  proposalId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    // One version is published at a time: who comes second sees the days that the first one takes.
    await tx.execute(sql`lock table ${rateVersions} in share row exclusive mode`);
    const proposal = await openProposal(tx, proposalId);
    if (proposal.state === 'confirmed' && proposal.decidedBy === userId) return;
    if (proposal.proposedBy === userId)
      throw forbidden('Návrh potvrzuje někdo jiný než ten, kdo ho podal.');
    if (proposal.state !== 'proposed') throw conflict(decidedMeanwhile);
    const { file, validFrom } = proposal;
    await checkDay(tx, validFrom, now);
    const [before, later] = [await versionBefore(tx, validFrom), await versionAfter(tx, validFrom)];
    if (before !== undefined && (before.validTo === undefined || before.validTo >= validFrom))
      await tx
        .update(rateVersions)
        .set({ validTo: addDays(validFrom, -1) })
        .where(eq(rateVersions.id, before.id));
    const rateVersionId = await writeRates(
      tx,
      versionOf(file, later && addDays(later.validFrom, -1)),
    );
    await decide(tx, proposalId, {
      state: 'confirmed',
      decidedBy: userId,
      decidedOn: now,
      rateVersionId,
    });
  });
}

/**
 * Takes a proposal back, one's own or that of somebody else. Taken back already, it stays so.
 * @throws Failure 404, 409 when it was confirmed
 */
export function withdrawRates(
  db: Database,
  { userId, now }: Deciding,
  proposalId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { state } = await openProposal(tx, proposalId);
    if (state === 'withdrawn') return;
    if (state === 'confirmed') throw conflict('Sazebník už je potvrzený, stáhnout ho nelze.');
    await decide(tx, proposalId, { state: 'withdrawn', decidedBy: userId, decidedOn: now });
  });
}

const decidedMeanwhile = 'O návrhu už mezitím rozhodl někdo jiný.';

async function openProposal(tx: Database, proposalId: number) {
  const [proposal] = await tx.select().from(rateProposals).where(eq(rateProposals.id, proposalId));
  if (proposal === undefined) throw notFound('Tento návrh sazebníku neexistuje.');
  return proposal;
}

/** @throws Failure 409 when somebody has decided in between: all is undone */
async function decide(
  tx: Database,
  proposalId: number,
  decision: Partial<typeof rateProposals.$inferInsert>,
): Promise<void> {
  const decided = await tx
    .update(rateProposals)
    .set(decision)
    .where(and(eq(rateProposals.id, proposalId), eq(rateProposals.state, 'proposed')))
    .returning({ id: rateProposals.id });
  if (decided.length === 0) throw conflict(decidedMeanwhile);
}
