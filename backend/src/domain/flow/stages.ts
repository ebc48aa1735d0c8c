import type { CaseStages } from '@advisor/contracts/case/detail';
import type { CaseStage } from '@advisor/contracts/case/stages';
import { caseState, productType, salesArrangementState } from '@advisor/contracts/codebooks';
import { czechDay, czechMoney } from '../../platform/czech-format';
import { documentsOfStage, isAnySigned, openDocuments } from './document-stages';
import type { FlowFacts } from './facts';
import { closedLock, isSent } from './locks';
import { missingOfStep, preparationSteps } from './preparation-steps';

export type Stage = CaseStages['stages'][number];
type Standing = Omit<Stage, 'stage'>;

const { inApproval, disbursed } = salesArrangementState;

const application = ['modelation', 'household', 'parameters', 'checklist', 'approval'] as const;
const stagesOfLoan = [...application, 'signing', 'drawing', 'repayment'] as const;

/** The stages that a product has; a loan that nothing secures is paid out at once. */
export function stagesOf(productTypeId: number): readonly CaseStage[] {
  switch (productTypeId) {
    case productType.buildingSavings.code:
      return ['modelation', 'parameters', 'checklist', 'approval', 'signing', 'saving'];
    case productType.unsecuredLoan.code:
      return stagesOfLoan.filter((stage) => stage !== 'drawing');
    default:
      return stagesOfLoan;
  }
}

const blocked = (...missing: string[]): Standing => ({ state: 'blocked', missing });
const ready = (...missing: string[]): Standing => ({ state: 'ready', missing });
const current = (...missing: string[]): Standing => ({ state: 'current', missing });
const wrong = (...missing: string[]): Standing => ({ state: 'error', missing });
const done: Standing = { state: 'done', missing: [] };

export const isDisbursed = ({ arrangementState }: FlowFacts) => arrangementState === disbursed.code;

/** Why the case goes no further; a loan that was paid out does. */
export const endOf = (facts: FlowFacts): string | undefined =>
  facts.caseState === caseState.inProgress.code && isDisbursed(facts)
    ? undefined
    : closedLock(facts);

/** Whether the contract was signed, here or long ago. */
export const isContractSigned = (facts: FlowFacts): boolean =>
  isDisbursed(facts) ||
  (facts.loan?.contractSignedOn ?? null) !== null ||
  isAnySigned(documentsOfStage(facts.documents, 'signing'));

/** A step of the preparation as a stage. */
function ofStep(facts: FlowFacts, name: keyof typeof preparationSteps): Standing {
  const step = preparationSteps[name](facts);
  if (step.state === 'done') return done;
  const missing = missingOfStep(facts, name).map(({ reason }) => reason);
  if (!step.isActive) return blocked(...missing);
  if (step.state === 'error') return wrong(...missing);
  return step.state === 'inProgress' ? current(...missing) : ready(...missing);
}

/** What the application lacks before it is prepared for signing, and the step that mends it. */
export function missingOfApplication(
  facts: FlowFacts,
): { step: (typeof neededSteps)[number]; reason: string }[] {
  return neededSteps.flatMap((step) => {
    const { state, missing } = standing[step](facts);
    if (state === 'done') return [];
    const reasons = missing.length > 0 ? missing : [notBegun[step]];
    return reasons.map((reason) => ({ step, reason }));
  });
}

const neededSteps = ['modelation', 'parameters', 'checklist'] as const;
const notBegun = {
  modelation: 'Nejprve připravte nabídku a převezměte ji do žádosti.',
  parameters: 'Doplňte parametry žádosti.',
  checklist: 'Zkontrolujte podklady.',
};

function approval(facts: FlowFacts): Standing {
  if (facts.arrangementState === inApproval.code) return current();
  if (isSent(facts)) return done;
  const missing = missingOfApplication(facts);
  if (missing.length > 0) return blocked(...missing.map(({ reason }) => reason));
  const documents = documentsOfStage(facts.documents, 'approval');
  if (isAnySigned(documents)) return ready();
  return current(
    openDocuments(documents).length > 0
      ? 'Zbývá podepsat žádost.'
      : 'Žádost zatím není připravená k podpisu.',
  );
}

function signing(facts: FlowFacts): Standing {
  if (isContractSigned(facts)) return done;
  if (facts.arrangementState !== salesArrangementState.inSigning.code) {
    return blocked('Smlouva se podepisuje až po schválení žádosti.');
  }
  return documentsOfStage(facts.documents, 'signing').length > 0
    ? current('Zbývá podepsat smlouvu.')
    : ready('Smlouva zatím není připravená k podpisu.');
}

/** Nothing is left of the loan that could be drawn. */
export const isDrawn = (facts: FlowFacts): boolean =>
  isDisbursed(facts) &&
  (facts.loan === undefined || facts.loan.drawnAmount >= facts.loan.targetAmount);

function drawing(facts: FlowFacts): Standing {
  if (!isContractSigned(facts)) return blocked('Čerpat lze až po podpisu smlouvy.');
  if (!isDisbursed(facts)) {
    return documentsOfStage(facts.documents, 'drawing').length > 0 ? current() : ready();
  }
  const { loan, today } = facts;
  if (loan === undefined || isDrawn(facts)) return done;
  const rest = loan.targetAmount - loan.drawnAmount;
  return loan.drawingDeadline !== null && loan.drawingDeadline < today
    ? wrong(`Lhůta pro čerpání uplynula ${czechDay(loan.drawingDeadline)}.`)
    : current(`Zbývá vyčerpat ${czechMoney(rest)}.`);
}

function repayment(facts: FlowFacts): Standing {
  const { loan } = facts;
  if (!isDisbursed(facts)) return blocked('Úvěr zatím není vyplacený.');
  if (loan === undefined) return current();
  if (loan.overdueAmount > 0) return wrong(`Po splatnosti je ${czechMoney(loan.overdueAmount)}.`);
  if (loan.drawnAmount < loan.targetAmount) return blocked('Úvěr ještě není vyčerpaný.');
  return loan.principal === 0 ? done : current();
}

function saving(facts: FlowFacts): Standing {
  if (isDisbursed(facts)) return current();
  return isContractSigned(facts) ? ready() : blocked('Smlouva zatím není podepsaná.');
}

const beforeSending =
  (name: keyof typeof preparationSteps) =>
  (facts: FlowFacts): Standing =>
    isSent(facts) && name !== 'checklist' ? done : ofStep(facts, name);

/** How each stage stands where nothing has come to its end. */
const standing: Record<CaseStage, (facts: FlowFacts) => Standing> = {
  modelation: beforeSending('modelation'),
  household: beforeSending('household'),
  parameters: beforeSending('parameters'),
  checklist: beforeSending('checklist'),
  approval,
  signing,
  drawing,
  repayment,
  saving,
};

/** The path of a case: of its application, to the last instalment. */
export function caseStages(facts: FlowFacts): Stage[] {
  const closed = endOf(facts);
  return stagesOf(facts.productTypeId).map((stage) => {
    const stands = standing[stage](facts);
    return closed === undefined || stands.state === 'done'
      ? { stage, ...stands }
      : { stage, ...blocked(closed) };
  });
}
