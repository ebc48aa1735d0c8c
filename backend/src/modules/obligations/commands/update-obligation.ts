import type { ObligationInput } from '@advisor/contracts/obligation/schemas';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { ofPerson } from '../../../domain/household/person-change';
import {
  isReported,
  sealObligation,
  type StoredObligation,
} from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { checkObligation } from '../check-obligation';
import { type ObligationChange, obligationOf } from './obligation-of';

/**
 * Changes or corrects an obligation; the same change once more does nothing. Of what the bureau
 * reports only the correction changes.
 * @returns the version that the next change is made from
 * @throws Failure 400 with what is wrong, 404 for no such obligation, 409 when somebody else has
 * changed it or the application was sent
 */
export function updateObligation(
  db: Database,
  change: ObligationChange,
  obligationId: number,
  { version, ...input }: ObligationInput & { version: number },
): Promise<{ version: number }> {
  const { userId, now, sealer } = change;
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const known = await obligationOf(tx, change, obligationId);
    const before = known.obligation;
    const { correction, amountConsolidated } = input;
    const after: StoredObligation = isReported(known)
      ? { ...before, correction, amountConsolidated }
      : { ...notEntered(before), ...input };
    checkObligation(after, { today: bankDay(now), isReported: isReported(known) });
    const content = { before, after };
    if (await checkVersion(tx, known, { version, userId, what: 'Závazek', content }))
      return { version: known.version };
    await tx
      .update(obligations)
      .set({
        sealedObligation: sealObligation(sealer, after),
        version: known.version + 1,
        changedOn: now,
        changedBy: userId,
      })
      .where(eq(obligations.id, obligationId));
    await record({ subject: 'obligation', subjectId: obligationId, ...content });
    return { version: known.version + 1 };
  });
}

/** What the advisor does not enter. */
const notEntered = ({ legalPersonType: type, roleId, codebtors }: StoredObligation) => ({
  legalPersonType: type,
  roleId,
  codebtors,
});
