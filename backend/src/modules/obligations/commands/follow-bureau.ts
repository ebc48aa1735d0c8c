import { obligationSource } from '@advisor/contracts/codebooks/income';
import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { changeCase } from '../../../domain/cases/change-case';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import {
  openObligation,
  sealObligation,
  type StoredObligation,
} from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import type { ReportedObligation } from '../../../neighbours/credit-bureau/port';
import type { Database } from '../../../platform/database/database';

/** As it comes back from the table. */
const toStored = (
  { groupInstanceCode, externalId, externalScheme, updatedOn, ...reported }: ReportedObligation,
  before: StoredObligation | undefined,
): StoredObligation =>
  JSON.parse(
    JSON.stringify({
      ...reported,
      obligationExternalId: externalId,
      obligationExternalScheme: externalScheme,
      kbGroupInstanceCode: groupInstanceCode,
      cbcbDataLastUpdate: updatedOn,
      correction: before?.correction,
      amountConsolidated: before?.amountConsolidated,
    }),
  );

/**
 * Takes over what the bureau reports on a person: what is new is added, what is known follows the
 * bureau and keeps the advisor's correction, what is reported no more goes.
 * @throws Failure 409 when the application was sent meanwhile
 */
export function followBureau(
  db: Database,
  change: PersonChange,
  reported: readonly ReportedObligation[],
): Promise<void> {
  const { person, sealer, now, userId } = change;
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const rows = await tx
      .select()
      .from(obligations)
      .where(
        and(
          eq(obligations.customerOnSAId, person.id),
          eq(obligations.sourceId, obligationSource.creditBureau.code),
        ),
      );
    const known = new Map(rows.map((row) => [row.externalKey, openObligation(row, sealer)]));
    const keep = (subjectId: number, values: { before?: object | undefined; after?: object }) =>
      record({ subject: 'obligation', subjectId, ...values });
    for (const one of reported) {
      const externalKey = sealer.hash(`${one.externalScheme} ${one.externalId}`);
      const before = known.get(externalKey);
      known.delete(externalKey);
      const after = toStored(one, before?.obligation);
      if (isDeepStrictEqual(before?.obligation, after)) continue;
      const written = {
        sealedObligation: sealObligation(sealer, after),
        changedOn: now,
        changedBy: userId,
        version: (before?.version ?? 0) + 1,
      };
      const [row] = await tx
        .insert(obligations)
        .values({
          ...written,
          customerOnSAId: person.id,
          sourceId: obligationSource.creditBureau.code,
          externalKey,
        })
        .onConflictDoUpdate({
          target: [obligations.customerOnSAId, obligations.externalKey],
          set: written,
        })
        .returning({ id: obligations.id });
      if (row !== undefined) await keep(row.id, { before: before?.obligation, after });
    }
    const gone = [...known.values()];
    await tx.delete(obligations).where(
      inArray(
        obligations.id,
        gone.map(({ id }) => id),
      ),
    );
    for (const { id, obligation } of gone) await keep(id, { before: obligation });
  });
}
