import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { ofPerson } from '../../../domain/household/person-change';
import { isReported } from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { type ObligationChange, obligationOf } from './obligation-of';

/**
 * Removes an obligation that the client stated.
 * @throws Failure 404 for no such obligation, 409 for one of the bureau, when somebody has
 * changed it since, and when the application was sent
 */
export function deleteObligation(
  db: Database,
  change: ObligationChange,
  obligationId: number,
  version: number,
): Promise<void> {
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const known = await obligationOf(tx, change, obligationId);
    await checkVersion(tx, known, { version, userId: change.userId, what: 'Závazek' });
    if (isReported(known)) {
      throw conflict('Závazek z registru nelze smazat. Označte ho korekcí „Zrušení“.');
    }
    await tx.delete(obligations).where(eq(obligations.id, obligationId));
    await record({
      subject: 'obligation',
      subjectId: obligationId,
      before: known.obligation,
    });
  });
}
