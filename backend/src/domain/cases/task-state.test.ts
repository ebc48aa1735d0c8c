import { stateIndicator, taskState } from '@advisor/contracts/codebooks/task';
import { indicatorOf, isOpenTask } from './task-state';

const open = Object.values(taskState)
  .map(({ code }) => code)
  .filter(isOpenTask);

test('what is open is active, unless it was not valuated', () => {
  const { active, warning, ok, cancelled } = stateIndicator;
  const indicators = open.map((state) => indicatorOf(state, undefined));
  expect(new Set(indicators)).toEqual(new Set([active.code, warning.code]));
  expect(indicatorOf(taskState.approved.code, true)).toBe(ok.code);
  expect(indicatorOf(taskState.cancelled.code, undefined)).toBe(cancelled.code);
  expect(indicatorOf(taskState.finished.code, false)).toBe(warning.code);
});
