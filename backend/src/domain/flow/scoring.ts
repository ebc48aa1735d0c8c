import { productType } from '@advisor/contracts/codebooks';
import type { FlowFacts } from './facts';
import { isApplication, isSent } from './locks';
import { done, notStarted, type Progress } from './progress';

/** Nothing is lent to who saves. */
export const isAssessed = (facts: FlowFacts): boolean =>
  isApplication(facts) && facts.productTypeId !== productType.buildingSavings.code;

/** Done by an assessment that the loan has passed and that still holds. */
export const scoring = (facts: FlowFacts): Progress => (isSent(facts) ? done : assessed(facts));

/** The same of what was sent, which may have changed since. */
export function assessed({ assessment }: Pick<FlowFacts, 'assessment'>): Progress {
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
