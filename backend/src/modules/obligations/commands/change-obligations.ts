import { isDeepStrictEqual } from 'node:util';
import { legalPersonType } from '@advisor/contracts/codebooks/customer';
import { obligationSource } from '@advisor/contracts/codebooks/income';
import type { ObligationInput } from '@advisor/contracts/obligation/schemas';
import { and, eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { touchCase } from '../../../domain/cases/timeline';
import { recordChange } from '../../../domain/household/history/changes';
import { lockApplication } from '../../../domain/household/lock-application';
import {
  isReported,
  openObligation,
  sealObligation,
  type StoredObligation,
} from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { checkObligation } from '../check-obligation';

export interface ObligationChange {
  person: Pick<typeof customersOnSA.$inferSelect, 'id' | 'roleId' | 'salesArrangementId'>;
  arrangement: Pick<ArrangementRow, 'caseId'>;
  userId: number;
  now: Date;
  sealer: Sealer;
  /** Whether what the bureau reports is there for the user. */
  maySeeReports: boolean;
}

/** Of the codebook; the table holds nothing else. */
const roleOf = (roleId: number) => roleId as StoredObligation['roleId'];

/**
 * Adds an obligation that the client stated. The same call once more adds nothing.
 * @throws Failure 400 with what is wrong, 409 when the application was sent
 */
export function addObligation(
  db: Database,
  change: ObligationChange,
  input: ObligationInput,
  requestKey: string | undefined,
): Promise<number> {
  const { person, userId, now, sealer } = change;
  checkObligation(input, { today: bankDay(now), isReported: false });
  return changing(db, change, async (tx) => {
    const [known] = await tx
      .select({ id: obligations.id })
      .from(obligations)
      .where(
        and(
          eq(obligations.customerOnSAId, person.id),
          eq(obligations.requestKey, requestKey ?? ''),
        ),
      );
    if (known !== undefined) return known.id;
    const obligation: StoredObligation = {
      ...input,
      legalPersonType: legalPersonType.natural.code,
      roleId: roleOf(person.roleId),
      codebtors: [],
    };
    const [added] = await tx
      .insert(obligations)
      .values({
        customerOnSAId: person.id,
        sourceId: obligationSource.client.code,
        sealedObligation: sealObligation(sealer, obligation),
        changedOn: now,
        changedBy: userId,
        requestKey,
      })
      .returning({ id: obligations.id });
    if (added === undefined) throw new Error('an obligation was not added');
    await record(tx, change, added.id, { after: obligation });
    return added.id;
  });
}

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
  return changing(db, change, async (tx) => {
    const known = await find(tx, change, obligationId);
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
    await record(tx, change, obligationId, { before, after });
  });
}

/** What the advisor does not enter. */
const kept = ({ legalPersonType: type, roleId, codebtors }: StoredObligation) => ({
  legalPersonType: type,
  roleId,
  codebtors,
});

/**
 * Removes an obligation that the client stated.
 * @throws Failure 404 for no such obligation, 409 for one of the bureau and when the application was
 * sent
 */
export function deleteObligation(
  db: Database,
  change: ObligationChange,
  obligationId: number,
): Promise<void> {
  return changing(db, change, async (tx) => {
    const known = await find(tx, change, obligationId);
    if (isReported(known)) {
      throw conflict('Závazek z registru nelze smazat. Označte ho korekcí „Zrušení“.');
    }
    await tx.delete(obligations).where(eq(obligations.id, obligationId));
    await record(tx, change, obligationId, { before: known.obligation });
  });
}

/** @throws Failure 404 when the person has no such obligation for the user */
async function find(
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

const changing = <Answer>(
  db: Database,
  { person }: ObligationChange,
  write: (tx: Database) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, person.salesArrangementId);
    return write(tx);
  });

async function record(
  tx: Database,
  { person, arrangement, userId, now, sealer }: ObligationChange,
  subjectId: number,
  values: { before?: object; after?: object },
): Promise<void> {
  await touchCase(tx, arrangement.caseId, now);
  await recordChange(tx, sealer, {
    salesArrangementId: person.salesArrangementId,
    subject: 'obligation',
    subjectId,
    ...values,
    userId,
    now,
  });
}
