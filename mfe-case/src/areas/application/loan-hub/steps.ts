import type { ArrangementReference, FlowStep } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { signingAddresses } from '@advisor/addresses/signing';
import { valuationAddresses } from '@advisor/addresses/valuation';
import type { Tone } from '@advisor/ui/components/StatusChip';

/** Steps with a screen, in the order in which an advisor goes through them. */
const steps = [
  'modelation',
  'household',
  'parameters',
  'checklist',
  'valuation',
  'scoring',
  'documents',
] as const;
type OrderedStep = (typeof steps)[number];
export type HubStep = OrderedStep | 'comment';

/** A step that the application can do without. */
const isOptional = (step: FlowStep['step']): boolean =>
  step === 'comment' || step === 'priceException';

/** Screens of the steps. */
export const stepPath: Record<HubStep, (reference: ArrangementReference) => string> = {
  modelation: modelationAddresses.loanHubModelation.to,
  household: caseAddresses.household.to,
  parameters: caseAddresses.salesArrangementParameters.to,
  checklist: caseAddresses.checklist.to,
  valuation: ({ caseId }) => valuationAddresses.list.to({ caseId }),
  scoring: caseAddresses.scoring.to,
  documents: signingAddresses.documentsSigning.to,
  comment: caseAddresses.salesArrangementComment.to,
};

export type ShownStep = FlowStep & { step: OrderedStep };

/** Whether the areas are there whose screens are other remotes'. */
type OtherAreas = Readonly<Record<'documents' | 'valuation', boolean>>;

/** The steps that the hub shows: those that have a screen now. */
export const shownSteps = (flow: readonly FlowStep[], has: OtherAreas): ShownStep[] =>
  steps.flatMap((step) => {
    const found = flow.find((one) => one.step === step);
    const isThere = (step !== 'documents' && step !== 'valuation') || has[step];
    return found && isThere ? [{ ...found, step }] : [];
  });

export type StepState = 'locked' | 'optional' | 'later' | FlowStep['state'];

/**
 * What is said about a step in one word.
 * @param isNext whether its time has come: before that nothing is missing
 */
export function stepState({ step, isActive, state }: FlowStep, isNext: boolean): StepState {
  if (state === 'done') return state;
  if (!isActive) return 'locked';
  if (state !== 'notStarted') return state;
  if (isOptional(step)) return 'optional';
  return isNext ? state : 'later';
}

/** It is done: nobody may change it any more, but it can be looked at. */
export const isReadable = ({ isActive, state }: FlowStep): boolean => !isActive && state === 'done';

export const stepTone: Record<Exclude<StepState, 'locked'>, Tone> = {
  optional: 'neutral',
  later: 'neutral',
  notStarted: 'warning',
  inProgress: 'progress',
  done: 'success',
  error: 'error',
};

/** The step to go on with: the first open one whose time has come. */
export const nextStep = (flow: readonly ShownStep[]): ShownStep | undefined =>
  flow.find(({ isActive, isEarly, state }) => isActive && !isEarly && state !== 'done');

/** How far the application has come. */
export const stepProgress = (flow: readonly ShownStep[]): { done: number; total: number } => ({
  done: flow.filter(({ state }) => state === 'done').length,
  total: flow.length,
});
