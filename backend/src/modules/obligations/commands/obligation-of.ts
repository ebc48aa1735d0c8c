import { and, eq } from 'drizzle-orm';
import type { PersonChange } from '../../../domain/household/person-change';
import { isReported, openObligation } from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';

export interface ObligationChange extends PersonChange {
  /** Whether what the bureau reports is there for the user. */
  maySeeReports: boolean;
}

/** @throws Failure 404 when the person has no such obligation for the user */
export async function obligationOf(
  tx: Database,
  { person, sealer, maySeeReports }: ObligationChange,
  obligationId: number,
) {
  const [row] = await tx
    .select()
    .from(obligations)
    .where(and(eq(obligations.id, obligationId), eq(obligations.customerOnSAId, person.id)));
  if (row === undefined || (isReported(row) && !maySeeReports))
    throw notFound('Závazek nebyl nalezen.');
  return openObligation(row, sealer);
}
