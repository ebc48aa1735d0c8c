import { caseState } from '@advisor/contracts/codebooks';
import { eq } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { realEstateValuations } from '../../../domain/valuation/schema';
import type { Backend } from '../../../platform/backend';
import { type OpenValuation, valuationOfCase } from '../valuation-of-case';

/** Which valuation is changed, and by whom. */
export interface Named {
  caseId: number;
  realEstateValuationId: number;
  userId: number;
}

export type ValuationBackend = Pick<Backend, 'db' | 'clock' | 'clientSealer' | 'rates'>;

/** Real estates of a case that is over stay as they are; a loan that runs may be secured anew. */
export const caseLock = ({ caseState: state }: { caseState: number }): string | undefined =>
  state === caseState.inProgress.code ? undefined : 'Případ je uzavřený, ocenění nelze měnit.';

/**
 * Takes the case and changes a valuation of it.
 * @throws Failure 404 for one of another case, 409 when the case is closed
 */
export const changeValuation = <Answer>(
  { db, clock, clientSealer }: ValuationBackend,
  named: Named,
  work: (change: CaseChange, known: OpenValuation) => Promise<Answer>,
): Promise<Answer> => {
  const { caseId, userId } = named;
  const changing = { caseId, userId, now: clock.now(), lock: caseLock };
  return changeCase(db, changing, async (change) =>
    work(change, await valuationOfCase(change.tx, clientSealer, named)),
  );
};

/** Writes what is new of a valuation. @returns the version that the next change is made from */
export async function writeValuation(
  { tx, now, userId, touch }: CaseChange,
  { row }: Pick<OpenValuation, 'row'>,
  set: Partial<typeof realEstateValuations.$inferInsert>,
): Promise<{ version: number }> {
  const version = row.version + 1;
  await tx
    .update(realEstateValuations)
    .set({ ...set, version, changedOn: now, changedBy: userId ?? null })
    .where(eq(realEstateValuations.id, row.id));
  touch('case');
  return { version };
}
