import { salesArrangementState, salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { and, eq, gt } from 'drizzle-orm';
import type { CaseRow } from '../../../domain/cases/case-access';
import { changeCase } from '../../../domain/cases/change-case';
import { notEligible, type Refusal } from '../../../domain/cases/refusal';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import type { Backend } from '../../../platform/backend';
import { badRequest } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import { contractedOn, refusalOf } from '../arrangements/service-request';

interface NewService {
  row: CaseRow;
  typeId: number;
  user: SignedInUser;
  now: Date;
}

/**
 * Starts a service request; who has started the same one and comes again gets it.
 * @throws Failure 400 with 90014 before the contract, with 90027 when the case does not allow it
 */
export async function startService(
  backend: Backend,
  { row, typeId, user, now }: NewService,
): Promise<{ salesArrangementId: number }> {
  const { db } = backend;
  const contracted = await contractedOn(db, row, user, now);
  // Nobody cancels the case meanwhile.
  const change = { caseId: row.id, userId: user.id, now };
  return changeCase(db, change, async ({ tx, row: locked, event }) => {
    const [own] = await tx
      .select({ salesArrangementId: salesArrangements.id })
      .from(salesArrangements)
      .where(
        and(
          eq(salesArrangements.caseId, row.id),
          eq(salesArrangements.typeId, typeId),
          eq(salesArrangements.createdBy, user.id),
          eq(salesArrangements.state, salesArrangementState.inProgress.code),
          gt(salesArrangements.typeId, salesArrangementType.loanApplication.code),
        ),
      );
    if (own !== undefined) return own;
    const refusal = refusalOf(backend, typeId, { ...contracted, row: locked });
    if (refusal !== undefined) throw refused(refusal);
    const [started] = await tx
      .insert(salesArrangements)
      .values({
        caseId: row.id,
        typeId,
        state: salesArrangementState.inProgress.code,
        createdOn: now,
        createdBy: user.id,
      })
      // Somebody else has just started one.
      .onConflictDoNothing()
      .returning({ id: salesArrangements.id });
    if (started === undefined) {
      throw refused(notEligible('Žádost tohoto typu je již rozpracovaná.'));
    }
    await event({
      kind: 'service',
      title: 'Přijata žádost o změnu',
      description: codeName(salesArrangementType, typeId),
    });
    return { salesArrangementId: started.id };
  });
}

const refused = ({ message, errorCode: code }: Refusal) =>
  badRequest(message, { errorCode: code, field: 'salesArrangementTypeId' });
