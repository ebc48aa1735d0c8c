import { isDeepStrictEqual } from 'node:util';
import type { ObligationInput } from '@advisor/contracts/obligation/schemas';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { ofPerson } from '../../../domain/household/person-change';
import {
  isReported,
  sealObligation,
  type StoredObligation,
} from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { checkObligation } from '../check-obligation';
import { type ObligationChange, obligationOf } from './obligation-of';

/**
 * Changes or corrects an obligation; the same change once more does nothing. Of what the bureau
 * reports only the correction changes.
 * @throws Failure 400 with what is wrong, 404 for no such obligation, 409 when somebody else has
 * changed it or the application was sent
 */
export function updateObligation(
  db: Database,
  change: ObligationChange,
  obligationId: number,
  { version, ...input }: ObligationInput & { version: number },
): Promise<void> {
  const { userId, now, sealer } = change;
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const known = await obligationOf(tx, change, obligationId);
    const before = known.obligation;
    const { correction, amountConsolidated } = input;
    const after: StoredObligation = isReported(known)
      ? { ...before, correction, amountConsolidated }
      : { ...kept(before), ...input };
    checkObligation(after, { today: bankDay(now), isReported: isReported(known) });
    if (known.version !== version) {
      const isSame = isDeepStrictEqual(before, JSON.parse(JSON.stringify(after)));
      if (known.changedBy === userId && isSame) return;
      throw conflict('Závazek mezitím změnil někdo jiný. Načtěte ho prosím znovu.', {
        field: 'version',
      });
    }
    await tx
      .update(obligations)
      .set({
        sealedObligation: sealObligation(sealer, after),
        version: version + 1,
        changedOn: now,
        changedBy: userId,
      })
      .where(eq(obligations.id, obligationId));
    await record({ subject: 'obligation', subjectId: obligationId, before, after });
  });
}

/** What the advisor does not enter. */
const kept = ({ legalPersonType: type, roleId, codebtors }: StoredObligation) => ({
  legalPersonType: type,
  roleId,
  codebtors,
});
