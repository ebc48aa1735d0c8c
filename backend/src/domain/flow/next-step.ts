import type { NextStep } from '@advisor/contracts/case/next-step';
import type { CaseStage } from '@advisor/contracts/case/stages';
import { caseState, productType, salesArrangementState } from '@advisor/contracts/codebooks';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { documentsOfStage, isAnySigned, openDocuments } from './document-stages';
import type { FlowFacts } from './facts';
import { closedLock } from './locks';
import { isAssessed, scoring } from './scoring';
import { caseStages, isContractSigned, isDisbursed, type Stage } from './stages';
import { isValued, valuation } from './valuation';

type Awaited = Omit<NextStep, 'since'> & { since: Date | null };

const { inApproval, inSigning } = salesArrangementState;

/** The stages that an advisor has a screen for, in their order. */
const preparation = [
  ['modelation', 'model'],
  ['household', 'identify'],
  ['parameters', 'agree'],
  ['checklist', 'collect'],
] as const satisfies [CaseStage, NextStep['action']][];

const count = (papers: FlowFacts['mandatoryDocuments']) =>
  papers.filter((state) => state === 'required' || state === 'delivered').length;

/** A document waits for the client once somebody has begun to sign it. */
function signature(facts: FlowFacts, stage: CaseStage): Awaited | undefined {
  const open = openDocuments(documentsOfStage(facts.documents, stage));
  if (open.length === 0) return undefined;
  const { application, signing } = facts.lastEvents;
  const since = signing ?? application;
  if (open.some(({ state }) => state === signatureState.waitingForScan.code)) {
    return { stage, action: 'uploadScan', waitsFor: 'advisor', since };
  }
  const isBegun = open.every(({ state }) => state === signatureState.inProcess.code);
  return { stage, action: 'sign', waitsFor: isBegun ? 'client' : 'advisor', since };
}

const later = (one: Date | null, other: Date | undefined): Date | null =>
  other !== undefined && (one === null || one < other) ? other : one;

/** Until the application is sent. */
function ofPreparation(facts: FlowFacts, stages: readonly Stage[]): Awaited | undefined {
  const since = facts.lastEvents.application;
  const stateOf = (stage: CaseStage) => stages.find((one) => one.stage === stage)?.state;
  const open = preparation.find(([stage]) => {
    const state = stateOf(stage);
    return state !== undefined && state !== 'done' && state !== 'blocked';
  });
  if (facts.handedOverOn !== undefined) {
    const [stage] = open ?? ['approval' as const];
    return { stage, action: 'takeOver', waitsFor: 'bank', since: facts.handedOverOn };
  }
  if (open !== undefined) {
    const [stage, action] = open;
    const papers = action === 'collect' ? { count: count(facts.mandatoryDocuments) } : {};
    return { stage, action, ...papers, waitsFor: 'advisor', since };
  }
  if (stateOf('approval') === 'blocked') return undefined;
  const turn = later(since, facts.valuation?.movedOn);
  const ofApproval = { stage: 'approval', waitsFor: 'advisor', since: turn } as const;
  // Before the assessment, which counts with it.
  if (isValued(facts) && valuation(facts).state !== 'done') {
    const isOrdered = facts.valuation?.isOrdered === true && !facts.valuation.isReturned;
    return { ...ofApproval, action: 'value', waitsFor: isOrdered ? 'bank' : 'advisor' };
  }
  // As in the hub: nobody signs what would not pass.
  if (isAssessed(facts) && scoring(facts).state !== 'done') {
    return { ...ofApproval, action: 'assess' };
  }
  if (isAnySigned(documentsOfStage(facts.documents, 'approval'))) {
    return { ...ofApproval, action: 'send' };
  }
  return signature(facts, 'approval') ?? { ...ofApproval, action: 'prepareDocument' };
}

/** From the approval to the first money. */
function ofContract(facts: FlowFacts): Awaited {
  const { application, signing } = facts.lastEvents;
  if (!isContractSigned(facts)) {
    return (
      signature(facts, 'signing') ?? {
        stage: 'signing',
        action: 'prepareDocument',
        waitsFor: 'advisor',
        since: application,
      }
    );
  }
  const since = signing ?? application;
  switch (facts.productTypeId) {
    case productType.buildingSavings.code:
      return { stage: 'saving', action: 'deposit', waitsFor: 'client', since };
    case productType.unsecuredLoan.code:
      return { stage: 'repayment', action: 'payOut', waitsFor: 'bank', since };
    default:
      return (
        signature(facts, 'drawing') ?? {
          stage: 'drawing',
          ...(isAnySigned(documentsOfStage(facts.documents, 'drawing'))
            ? { action: 'payOut', waitsFor: 'bank' }
            : { action: 'prepareDocument', waitsFor: 'advisor' }),
          since,
        }
      );
  }
}

/** Of a loan that is being drawn and repaid. */
function ofLoan(facts: FlowFacts, stages: readonly Stage[]): Awaited | undefined {
  const late = stages.find(({ stage, state }) => stage === 'repayment' && state === 'error');
  if (late !== undefined) {
    return { stage: 'repayment', action: 'pay', waitsFor: 'client', since: null };
  }
  const drawing = stages.find(({ stage }) => stage === 'drawing');
  if (drawing === undefined || drawing.state === 'done') return undefined;
  const since = facts.lastEvents.drawing ?? facts.lastEvents.signing;
  return (
    signature(facts, 'drawing') ?? {
      stage: 'drawing',
      action: 'draw',
      waitsFor: drawing.state === 'error' ? 'advisor' : 'client',
      since,
    }
  );
}

function awaited(facts: FlowFacts, stages: readonly Stage[]): Awaited | undefined {
  const since = facts.lastEvents.application;
  if (facts.caseState === caseState.toBeCancelled.code) {
    const stage = stages.find(({ state }) => state !== 'done')?.stage ?? 'approval';
    return { stage, action: 'confirmCancellation', waitsFor: 'bank', since };
  }
  if (isDisbursed(facts)) {
    return facts.caseState === caseState.inProgress.code ? ofLoan(facts, stages) : undefined;
  }
  if (closedLock(facts) !== undefined) return undefined;
  switch (facts.arrangementState) {
    case inApproval.code:
      return { stage: 'approval', action: 'decide', waitsFor: 'bank', since };
    case inSigning.code:
      return ofContract(facts);
    default:
      return ofPreparation(facts, stages);
  }
}

/** What a case waits for; undefined where that is nothing. */
export function nextStep(facts: FlowFacts, stages = caseStages(facts)): NextStep | undefined {
  const found = awaited(facts, stages);
  if (found === undefined) return undefined;
  const { since, ...rest } = found;
  return { ...rest, ...(since === null ? {} : { since: since.toISOString() }) };
}
