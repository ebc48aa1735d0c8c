import { salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { changeableStates } from '../../../domain/cases/loan-application';
import { changeCase } from '../../../domain/cases/change-case';
import type { Backend } from '../../../platform/backend';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { conflict } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';

/**
 * Discards a service request that was not sent.
 * @throws Failure 409 for the application that the case is about, for what was sent and for what has
 * documents or what an area keeps it for; 404 when somebody has discarded it meanwhile
 */
export function deleteArrangement(
  { db, areas }: Pick<Backend, 'db' | 'areas'>,
  arrangement: ArrangementRow,
  user: SignedInUser,
  now: Date,
): Promise<void> {
  if (arrangement.typeId === salesArrangementType.loanApplication.code) {
    throw conflict('Žádost o úvěr nelze smazat. Můžete zrušit celý případ.');
  }
  const change = { salesArrangementId: arrangement.id, userId: user.id, now };
  return changeCase(db, { ...change, lock: sentLock }, async ({ tx, event }) => {
    const documents = await tx.$count(
      documentsOnSA,
      eq(documentsOnSA.salesArrangementId, arrangement.id),
    );
    if (documents > 0) throw conflict('K žádosti jsou připravené dokumenty, nelze ji smazat.');
    for (const { keeps } of areas) {
      const reason = await keeps?.(tx, arrangement);
      if (reason !== undefined) throw conflict(reason);
    }
    await tx.delete(salesArrangements).where(eq(salesArrangements.id, arrangement.id));
    await event({
      kind: 'service',
      title: 'Žádost o změnu smazána',
      description: codeName(salesArrangementType, arrangement.typeId),
    });
  });
}

const sentLock = ({ arrangementState }: { arrangementState: number }) =>
  changeableStates.has(arrangementState)
    ? undefined
    : 'Žádost už byla odeslána nebo uzavřena, nelze ji smazat.';
