import { caseAddresses } from '@advisor/addresses/case';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { signingAddresses } from '@advisor/addresses/signing';
import type { Tone } from '@advisor/ui/components/StatusChip';
import type { ArrangementReference, FlowStep } from '../../../arrangement/arrangement.queries';

/** Steps with a screen, in the order in which an advisor goes through them. */
const steps = ['modelation', 'parameters', 'checklist', 'documents', 'comment'] as const;
export type HubStep = (typeof steps)[number];

/** A step that the application can do without. */
const isOptional = (step: FlowStep['step']): boolean =>
  step === 'comment' || step === 'priceException';

/** Screens of the steps. */
export const stepPath: Record<HubStep, (reference: ArrangementReference) => string> = {
  modelation: modelationAddresses.loanHubModelation.to,
  parameters: caseAddresses.salesArrangementParameters.to,
  checklist: caseAddresses.checklist.to,
  documents: signingAddresses.documentsSigning.to,
  comment: caseAddresses.salesArrangementComment.to,
};

export type ShownStep = FlowStep & { step: HubStep };

/**
 * The steps that the hub shows.
 * @param hasSigning whether the area that documents are signed in is there
 */
export const shownSteps = (flow: readonly FlowStep[], hasSigning: boolean): ShownStep[] =>
  steps.flatMap((step) => {
    const found = flow.find((one) => one.step === step);
    return found && (step !== 'documents' || hasSigning) ? [{ ...found, step }] : [];
  });

export type StepState = 'locked' | 'optional' | FlowStep['state'];

/** What is said about a step in one word. */
export function stepState({ step, isActive, state }: FlowStep): StepState {
  if (state === 'done') return state;
  if (!isActive) return 'locked';
  return state === 'notStarted' && isOptional(step) ? 'optional' : state;
}

/** It is done: nobody may change it any more, but it can be looked at. */
export const isReadable = ({ isActive, state }: FlowStep): boolean => !isActive && state === 'done';

export const stepTone: Record<Exclude<StepState, 'locked'>, Tone> = {
  optional: 'neutral',
  notStarted: 'warning',
  inProgress: 'progress',
  done: 'success',
  error: 'error',
};

/** The step to go on with: the first open one that the application needs. */
export const nextStep = (flow: readonly ShownStep[]): ShownStep | undefined =>
  flow.find(({ step, isActive, state }) => isActive && state !== 'done' && !isOptional(step));

/** How far the application has come; what it can do without does not count. */
export function stepProgress(flow: readonly ShownStep[]): { done: number; total: number } {
  const needed = flow.filter(({ step }) => !isOptional(step));
  return { done: needed.filter(({ state }) => state === 'done').length, total: needed.length };
}
