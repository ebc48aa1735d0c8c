import { czechDay } from '../../platform/czech-format';
import { isSecured } from '../documents/loan/products';
import type { FlowFacts } from './facts';
import { isApplication } from './locks';
import { inProgress, notStarted, type Progress } from './progress';

/** Whether what is lent is held against a real estate. */
export const isValued = (facts: Pick<FlowFacts, 'arrangementTypeId' | 'productTypeId'>): boolean =>
  isApplication(facts) && isSecured(facts.productTypeId);

/** Done by a result that holds, of what secures the loan. */
export function valuation({ valuation: facts }: Pick<FlowFacts, 'valuation'>): Progress {
  if (facts === undefined) return notStarted;
  if (facts.isReturned) return { ...inProgress, reason: 'Odhadci čekají na doplnění.' };
  if (facts.validTo !== undefined)
    return { state: 'done', reason: `Ocenění platí do ${czechDay(facts.validTo)}.` };
  if (facts.heldTo !== undefined && !facts.isOrdered)
    return { state: 'error', reason: `Platnost ocenění skončila ${czechDay(facts.heldTo)}.` };
  return facts.isOrdered
    ? { ...inProgress, reason: 'Ocenění je objednané.' }
    : { ...inProgress, reason: 'Nemovitost zatím není oceněná.' };
}
