import { salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { changeableStates } from '../../../domain/cases/loan-application';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import type { Database } from '../../../platform/database/database';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { refinancingProcesses } from '../../../domain/refinancing/schema';
import { conflict, notFound } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';

/**
 * Discards a service request that was not sent.
 * @throws Failure 409 for the application that the case is about, for what was sent and for what has
 * documents or a process of refinancing, which are kept; 404 when somebody has discarded it meanwhile
 */
export function deleteArrangement(
  db: Database,
  arrangement: ArrangementRow,
  user: SignedInUser,
  now: Date,
): Promise<void> {
  if (arrangement.typeId === salesArrangementType.loanApplication.code) {
    throw conflict('Žádost o úvěr nelze smazat. Můžete zrušit celý případ.');
  }
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(salesArrangements)
      .where(eq(salesArrangements.id, arrangement.id))
      .for('update');
    if (locked === undefined) throw notFound('Žádost nebyla nalezena.');
    if (!changeableStates.has(locked.state)) {
      throw conflict('Žádost už byla odeslána nebo uzavřena, nelze ji smazat.');
    }
    const documents = await tx.$count(
      documentsOnSA,
      eq(documentsOnSA.salesArrangementId, arrangement.id),
    );
    if (documents > 0) throw conflict('K žádosti jsou připravené dokumenty, nelze ji smazat.');
    const processes = await tx.$count(
      refinancingProcesses,
      eq(refinancingProcesses.salesArrangementId, arrangement.id),
    );
    if (processes > 0) throw conflict('Žádost patří k procesu změny úvěru. Zrušte proces.');
    await tx.delete(salesArrangements).where(eq(salesArrangements.id, arrangement.id));
    await recordTimelineEvent(tx, now, {
      caseId: arrangement.caseId,
      kind: 'service',
      title: 'Žádost o změnu smazána',
      description: codeName(salesArrangementType, arrangement.typeId),
      userId: user.id,
    });
  });
}
