import { productType, salesArrangementState } from '@advisor/contracts/codebooks';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { taskState } from '@advisor/contracts/codebooks/task';
import { czechCount, czechDay } from '../../platform/czech-format';
import { isOpenTask } from '../cases/task-state';
import type { FlowFacts, HubFacts } from './facts';
import {
  closedLock,
  documentsLock,
  isApplication,
  isSent,
  type Lock,
  modelationLock,
  offerLock,
  sendingLock,
  sentLock,
} from './locks';
import { parametersProgress } from './parameters-progress';
import type { HubStep, Progress } from './progress';

const notStarted: Progress = { state: 'notStarted' };
const inProgress: Progress = { state: 'inProgress' };
const done: Progress = { state: 'done' };

/** The first lock that holds closes the step; otherwise the reason is that of its progress. */
function step(name: HubStep['step'], { state, reason }: Progress, ...locks: Lock[]): HubStep {
  const lock = locks.find((one) => one !== undefined);
  const shown = lock ?? reason;
  return {
    step: name,
    isActive: lock === undefined,
    state,
    ...(shown === undefined ? {} : { reason: shown }),
  };
}

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

/** There is no result of its own: a sent application is being decided, one in signing was approved. */
function scoring(facts: FlowFacts): Progress {
  if (!isSent(facts)) return notStarted;
  return facts.arrangementState === salesArrangementState.inApproval.code ? inProgress : done;
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

function documents({ documents: all }: FlowFacts): Progress {
  if (all.length === 0) return notStarted;
  return all.every(({ state }) => state === signatureState.signed.code) ? done : inProgress;
}

function priceException({ priceException: asked, today }: FlowFacts): Progress {
  if (asked === undefined) return notStarted;
  if (isOpenTask(asked.state)) return { state: 'inProgress', reason: 'Čeká na rozhodnutí.' };
  if (asked.state === taskState.approved.code && asked.validTo !== null) {
    return asked.validTo >= today
      ? { state: 'done', reason: `Platí do ${czechDay(asked.validTo)}.` }
      : { state: 'notStarted', reason: `Platnost výjimky skončila ${czechDay(asked.validTo)}.` };
  }
  return asked.isApproved === false
    ? { state: 'notStarted', reason: 'Poslední žádost o výjimku byla zamítnuta.' }
    : notStarted;
}

const commentOf = ({ parameters }: FlowFacts): Progress => (parameters.comment ? done : notStarted);

const secured: ReadonlySet<number> = new Set([
  productType.mortgage.code,
  productType.nonPurposeMortgage.code,
  productType.americanMortgage.code,
]);

const pricedLock = ({ isPriced }: FlowFacts): Lock =>
  isPriced ? undefined : 'U tohoto produktu cenová výjimka není možná.';

/** The steps of the hub in the order in which an advisor takes them. */
export function hubSteps(facts: HubFacts): HubStep[] {
  const sent = sentLock(facts);
  const closed = closedLock(facts);
  const afterSending = (progress: Progress) => (isSent(facts) ? done : progress);
  const parameters = step('parameters', afterSending(parametersProgress(facts)), sent);
  const comment = step('comment', commentOf(facts), sent);
  const checklistStep = step('checklist', checklist(facts), closed);
  const documentsStep = step(
    'documents',
    documents(facts),
    closed,
    documentsLock(facts),
    sendingLock(facts),
    offerLock(facts),
  );
  if (!isApplication(facts)) return [parameters, documentsStep, comment, checklistStep];
  return [
    step('modelation', modelation(facts), sent, modelationLock(facts)),
    step('household', afterSending(household(facts)), sent),
    parameters,
    step('scoring', scoring(facts), sent, sendingLock(facts), offerLock(facts)),
    documentsStep,
    ...(secured.has(facts.productTypeId)
      ? [step('valuation', afterSending(notStarted), sent, offerLock(facts))]
      : []),
    comment,
    checklistStep,
    step('priceException', priceException(facts), sent, pricedLock(facts), offerLock(facts)),
  ];
}
