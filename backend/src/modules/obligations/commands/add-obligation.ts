import { legalPersonType } from '@advisor/contracts/codebooks/customer';
import { obligationSource } from '@advisor/contracts/codebooks/income';
import type { ObligationInput } from '@advisor/contracts/obligation/schemas';
import { and, eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import {
  sealObligation,
  type StoredObligation,
} from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { checkObligation } from '../check-obligation';

/** Of the codebook; the table holds nothing else. */
const roleOf = (roleId: number) => roleId as StoredObligation['roleId'];

/**
 * Adds an obligation that the client stated. The same call once more adds nothing.
 * @throws Failure 400 with what is wrong, 409 when the application was sent
 */
export function addObligation(
  db: Database,
  change: PersonChange & { person: { roleId: number } },
  input: ObligationInput,
  requestKey: string | undefined,
): Promise<number> {
  const { person, userId, now, sealer } = change;
  checkObligation(input, { today: bankDay(now), isReported: false });
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
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
    await record({ subject: 'obligation', subjectId: added.id, after: obligation });
    return added.id;
  });
}
