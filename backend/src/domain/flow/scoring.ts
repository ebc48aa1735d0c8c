import { productType } from '@advisor/contracts/codebooks';
import type { FlowFacts } from './facts';
import { isApplication, isSent } from './locks';
import { done, notStarted, type Progress } from './progress';

/** Nothing is lent to who saves. */
export const isAssessed = (facts: FlowFacts): boolean =>
  isApplication(facts) && facts.productTypeId !== productType.buildingSavings.code;

/** Done by an assessment that the loan has passed and that still holds. */
export function scoring(facts: FlowFacts): Progress {
  if (isSent(facts)) return done;
  const { assessment } = facts;
  if (assessment === undefined) return notStarted;
  if (assessment.isStale) {
    return {
      state: 'inProgress',
      reason: 'Od posledního posouzení se údaje změnily, nechte žádost posoudit znovu.',
    };
  }
  return assessment.isPassed
    ? done
    : { state: 'error', reason: 'Žádost při posouzení nevyhověla.' };
}
