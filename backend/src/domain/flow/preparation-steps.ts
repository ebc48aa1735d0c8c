import { salesArrangementState } from '@advisor/contracts/codebooks';
import { czechCount, czechDay } from '../../platform/czech-format';
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

const people = { one: 'osobu', few: 'osoby', many: 'osoby', other: 'osob' };

function household({ isIdentified }: FlowFacts): Progress {
  const missing = isIdentified.filter((known) => !known).length;
  if (isIdentified.length === 0) return notStarted;
  return missing === 0
    ? done
    : {
        state: 'inProgress',
        reason: `Zbývá identifikovat ${czechCount(missing, people)}.`,
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
