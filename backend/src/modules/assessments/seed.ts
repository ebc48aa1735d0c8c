import { salesArrangementState, salesArrangementType } from '@advisor/contracts/codebooks';
import { and, eq, isNotNull } from 'drizzle-orm';
import { assess } from '../../domain/assessment/assess';
import { sealAssessment } from '../../domain/assessment/assessments';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { readEntered } from '../../domain/assessment/read-inputs';
import { assessments } from '../../domain/assessment/schema';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { versionById } from '../../domain/offers/read-rate-version';
import { bankDay } from '../../platform/calendar';
import type { ModuleSeed } from '../../seed/module-seed';

/** Recent applications get one: the bank keeps no others waiting. */
const maxAssessments = 500;

/** What waits for a decision was assessed before it was sent, on the day of its last change. */
export const seedAssessments: ModuleSeed = {
  start: ({ db, clientSealer: sealer }) => ({
    finish: async () => {
      const waiting = await db
        .select({ arrangement: salesArrangements, row: cases })
        .from(salesArrangements)
        .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
        .where(
          and(
            eq(salesArrangements.typeId, salesArrangementType.loanApplication.code),
            eq(salesArrangements.state, salesArrangementState.inApproval.code),
            isNotNull(salesArrangements.offerId),
          ),
        )
        .orderBy(salesArrangements.id)
        .limit(maxAssessments);
      const rates = { byId: (id: number) => versionById(db, id) };
      for (const { arrangement, row } of waiting) {
        const day = bankDay(row.lastChangedOn);
        const { versionId, policy } = await creditPolicyOn(db, day);
        const entered = await readEntered(db, { rates, sealer, policy, day }, arrangement);
        if (entered === undefined) continue;
        const inputs = { ...entered, day, policy, registerEntries: [] };
        await db.insert(assessments).values({
          salesArrangementId: arrangement.id,
          // No job of a queue has made it.
          jobId: -arrangement.id,
          assessedOn: row.lastChangedOn,
          askedBy: row.ownerId,
          policyVersion: versionId,
          sealedAssessment: sealAssessment(sealer, { inputs, result: assess(inputs) }),
        });
      }
    },
  }),
};
