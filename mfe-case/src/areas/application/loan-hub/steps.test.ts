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
  flowStep('valuation'),
];

const all = { documents: true, valuation: true };

const names = (has: typeof all) => shownSteps(flow, has).map(({ step }) => step);

it('shows the steps that have a screen, in the order of work', () => {
  expect(names(all)).toEqual(['modelation', 'household', 'checklist', 'valuation', 'documents']);
  expect(names({ documents: false, valuation: false })).toEqual([
    'modelation',
    'household',
    'checklist',
  ]);
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
  expect(nextStep(shownSteps(flow, all))?.step).toBe('checklist');
  expect(nextStep(shownSteps([flowStep('comment')], all))).toBeUndefined();
  const early = { ...flowStep('documents'), isEarly: true };
  expect(nextStep(shownSteps([early], all))).toBeUndefined();
});

it('counts only what the application needs', () => {
  expect(stepProgress(shownSteps(flow, all))).toEqual({ done: 2, total: 5 });
});
