import { taskState } from '@advisor/contracts/codebooks/task';
import { czechDay } from '../../platform/czech-format';
import { isOpenTask } from '../cases/task-state';
import { neededDocument } from './document-order';
import { openDocuments } from './document-stages';
import type { FlowFacts, HubFacts } from './facts';
import {
  closedLock,
  documentsLock,
  estateLock,
  isApplication,
  type Lock,
  offerLock,
  sendingLock,
  sentLock,
} from './locks';
import { preparationSteps } from './preparation-steps';
import { isAssessed, scoring } from './scoring';
import { done, type HubStep, inProgress, notStarted, type Progress, step } from './progress';
import { endOf, isDisbursed, isDrawn } from './stages';
import { isValued, valuation } from './valuation';

/** Done only when what the application needs now is signed, and nothing else waits. */
function documents(facts: FlowFacts): Progress {
  if (openDocuments(facts.documents).length > 0) return inProgress;
  if (!isApplication(facts)) return facts.documents.length > 0 ? done : notStarted;
  const needed = neededDocument(facts);
  if (needed === undefined || needed.isSigned) return done;
  return needed.closed === undefined
    ? notStarted
    : { ...notStarted, reason: needed.closed.reason, isEarly: true };
}

/** A loan is drawn by requests until all of it is. */
const documentsEnd = (facts: FlowFacts): Lock =>
  isApplication(facts) && isDisbursed(facts) && !isDrawn(facts) ? endOf(facts) : closedLock(facts);

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

const pricedLock = ({ isPriced }: FlowFacts): Lock =>
  isPriced ? undefined : 'U tohoto produktu cenová výjimka není možná.';

/** The steps of the hub in the order in which an advisor takes them. */
export function hubSteps(facts: HubFacts): HubStep[] {
  const sent = sentLock(facts);
  const parameters = preparationSteps.parameters(facts);
  const checklist = preparationSteps.checklist(facts);
  const comment = step('comment', commentOf(facts), sent);
  const documentsStep = step(
    'documents',
    documents(facts),
    documentsEnd(facts),
    documentsLock(facts),
    sendingLock(facts),
  );
  if (!isApplication(facts)) return [parameters, documentsStep, comment, checklist];
  return [
    preparationSteps.modelation(facts),
    preparationSteps.household(facts),
    parameters,
    ...(isValued(facts)
      ? [
          step(
            'valuation',
            valuation(facts),
            closedLock(facts),
            estateLock(facts),
            offerLock(facts),
          ),
        ]
      : []),
    ...(isAssessed(facts) ? [step('scoring', scoring(facts), sent, offerLock(facts))] : []),
    documentsStep,
    comment,
    checklist,
    step('priceException', priceException(facts), sent, pricedLock(facts), offerLock(facts)),
  ];
}
