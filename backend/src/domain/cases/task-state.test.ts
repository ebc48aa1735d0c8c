import { stateIndicator, taskState, taskType } from '@advisor/contracts/codebooks/task';
import { indicatorOf, isOpenTask, mayFollow, taskPaths, waitsForAdvisor } from './task-state';

const states = Object.values(taskState).map(({ code }) => code);
const open = states.filter(isOpenTask);

test('every type has its path, and of the known states only', () => {
  const codes = Object.values(taskType).map(({ code }) => code);
  expect(Object.keys(taskPaths).map(Number)).toEqual(codes.toSorted((one, other) => one - other));
});

describe.each(Object.values(taskType))('$name', ({ code }) => {
  const path = Object.entries(taskPaths[code] ?? {}).map(
    ([state, next]) => [Number(state), next] as const,
  );

  test('goes only to states of its own', () => {
    const own = path.map(([state]) => state);
    expect(states).toEqual(expect.arrayContaining(own));
    for (const [, next] of path) expect(own).toEqual(expect.arrayContaining([...next]));
  });

  test('ends: what is open can be finished and cancelled, what is closed stays', () => {
    for (const [state, next] of path) {
      const ends = isOpenTask(state) ? [4, 5] : [];
      expect(next.filter((one) => ends.length === 0 || ends.includes(one))).toEqual(ends);
    }
  });

  test('has a state in which it waits for the advisor', () => {
    expect(path.some(([state]) => waitsForAdvisor(state))).toBe(true);
  });
});

/** The whole table, so that a change of it is seen: type, open state, where it may go. */
test.each([
  ['demand', 1, { 1: [3, 4, 5], 10: [3, 4, 5], 3: [7, 1, 10, 4, 5], 7: [1, 10, 4, 5] }],
  ['priceException', 2, { 3: [1, 11, 4, 5], 1: [3, 11, 4, 5] }],
  ['consultation', 3, { 3: [1, 4, 5], 1: [3, 4, 5] }],
  ['signing', 6, { 1: [7, 4, 5], 7: [1, 4, 5] }],
  ['specialist', 7, { 3: [1, 4, 5], 1: [3, 4, 5] }],
  ['information', 11, { 1: [4, 5] }],
])('%s', (_name, typeId, path: Readonly<Record<number, readonly number[]>>) => {
  for (const from of states) {
    const next = states.filter((to) => mayFollow(typeId, from, to));
    expect([from, next]).toEqual([from, states.filter((to) => path[from]?.includes(to))]);
  }
});

test('what is open is active, unless it was not valuated', () => {
  const { active, warning, ok, cancelled } = stateIndicator;
  const indicators = open.map((state) => indicatorOf(state, undefined));
  expect(new Set(indicators)).toEqual(new Set([active.code, warning.code]));
  expect(indicatorOf(taskState.approved.code, true)).toBe(ok.code);
  expect(indicatorOf(taskState.cancelled.code, undefined)).toBe(cancelled.code);
  expect(indicatorOf(taskState.finished.code, false)).toBe(warning.code);
});
