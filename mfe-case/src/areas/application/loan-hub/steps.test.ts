import type { FlowStep } from '@advisor/case/case.queries';
import { nextStep, shownSteps, stepProgress, stepState } from './steps';

const flowStep = (
  step: FlowStep['step'],
  state: FlowStep['state'] = 'notStarted',
  isActive: boolean = true,
): FlowStep => ({ step, state, isActive });

const flow = [
  flowStep('comment'),
  flowStep('household', 'done'),
  flowStep('documents', 'notStarted', false),
  flowStep('checklist', 'inProgress'),
  flowStep('modelation', 'done'),
];

const names = (hasSigning: boolean) => shownSteps(flow, hasSigning).map(({ step }) => step);

it('shows the steps that have a screen, in the order of work', () => {
  expect(names(true)).toEqual(['modelation', 'household', 'checklist', 'documents']);
  expect(names(false)).toEqual(['modelation', 'household', 'checklist']);
});

it.each([
  [flowStep('modelation'), 'notStarted'],
  [flowStep('comment'), 'optional'],
  [flowStep('comment', 'inProgress'), 'inProgress'],
  [flowStep('priceException'), 'optional'],
  [flowStep('parameters', 'notStarted', false), 'locked'],
  // What is done stays so when nobody may change it any more.
  [flowStep('parameters', 'done', false), 'done'],
  [flowStep('modelation', 'error'), 'error'],
])('says of %j: %s', (step, expected) => {
  expect(stepState(step, true)).toBe(expected);
});

it('misses nothing whose time has not come', () => {
  expect(stepState(flowStep('checklist'), false)).toBe('later');
  expect(stepState(flowStep('checklist', 'inProgress'), false)).toBe('inProgress');
});

it('goes on with the first open step that the application needs', () => {
  expect(nextStep(shownSteps(flow, true))?.step).toBe('checklist');
  expect(nextStep(shownSteps([flowStep('comment')], true))).toBeUndefined();
  const early = { ...flowStep('documents'), isEarly: true };
  expect(nextStep(shownSteps([early], true))).toBeUndefined();
});

it('counts only what the application needs', () => {
  expect(stepProgress(shownSteps(flow, true))).toEqual({ done: 2, total: 4 });
});
