import { salesArrangementState } from '@advisor/contracts/codebooks';
import { czechCount, czechDay } from '../../platform/czech-format';
import type { MissingOfHousehold } from '../household/missing';
import type { FlowFacts } from './facts';
import { closedLock, isSent, modelationLock, sentLock } from './locks';
import { parametersProgress } from './parameters-progress';
import { done, type HubStep, notStarted, type Progress, step } from './progress';

function modelation(facts: FlowFacts): Progress {
  const { offerValidTo, today } = facts;
  if (offerValidTo === undefined) return notStarted;
  return isSent(facts) || today <= offerValidTo
    ? done
    : { state: 'error', reason: `Platnost nabídky skončila ${czechDay(offerValidTo)}.` };
}

const missingFacts = { one: 'údaj', few: 'údaje', many: 'údaje', other: 'údajů' };

function household({ missingOfHouseholds: [first, ...more] }: FlowFacts): Progress {
  if (first === undefined) return done;
  return {
    state: 'inProgress',
    reason:
      more.length === 0
        ? first.reason
        : `O účastnících zbývá doplnit ${czechCount(more.length + 1, missingFacts)}.`,
  };
}

const documentCount = { one: 'podklad', few: 'podklady', many: 'podkladu', other: 'podkladů' };

/** Documents still come after an application was sent, until the loan is paid out. */
function checklist({ mandatoryDocuments: states, arrangementState }: FlowFacts): Progress {
  if (arrangementState === salesArrangementState.disbursed.code) return done;
  const missing = states.filter((state) => state === 'required' || state === 'delivered').length;
  if (missing === 0) return done;
  const isBegun = states.some((state) => state !== 'required');
  return {
    state: isBegun ? 'inProgress' : 'notStarted',
    reason: `Zbývá zkontrolovat ${czechCount(missing, documentCount)}.`,
  };
}

const afterSending = (facts: FlowFacts, progress: Progress) => (isSent(facts) ? done : progress);

/** The steps by which an application is prepared; those of the case, whoever looks at them. */
export const preparationSteps = {
  modelation: (facts: FlowFacts): HubStep =>
    step('modelation', modelation(facts), sentLock(facts), modelationLock(facts)),
  household: (facts: FlowFacts): HubStep =>
    step('household', afterSending(facts, household(facts)), sentLock(facts)),
  parameters: (facts: FlowFacts): HubStep =>
    step('parameters', afterSending(facts, parametersProgress(facts)), sentLock(facts)),
  checklist: (facts: FlowFacts): HubStep => step('checklist', checklist(facts), closedLock(facts)),
};

/** What a step of the preparation lacks: of people, each thing and whom it is about. */
export function missingOfStep(
  facts: FlowFacts,
  name: keyof typeof preparationSteps,
): readonly MissingOfHousehold[] {
  const { isActive, state, reason } = preparationSteps[name](facts);
  if (state === 'done') return [];
  if (name === 'household' && isActive) return facts.missingOfHouseholds;
  return reason === undefined ? [] : [{ reason }];
}
