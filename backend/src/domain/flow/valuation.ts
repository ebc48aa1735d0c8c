import { czechDay } from '../../platform/czech-format';
import type { FlowFacts } from './facts';
import { inProgress, notStarted, type Progress } from './progress';

/** Done by a result that holds, of what secures the loan. */
export function valuation({ valuation: facts }: Pick<FlowFacts, 'valuation'>): Progress {
  if (facts === undefined) return notStarted;
  if (facts.isReturned) return { ...inProgress, reason: 'Odhadci čekají na doplnění.' };
  if (facts.validTo !== undefined)
    return { state: 'done', reason: `Ocenění platí do ${czechDay(facts.validTo)}.` };
  return facts.isOrdered
    ? { ...inProgress, reason: 'Ocenění je objednané.' }
    : { ...inProgress, reason: 'Nemovitost zatím není oceněná.' };
}
