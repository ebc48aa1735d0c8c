import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { taskKinds } from './domain/cases/task-kind';
import { isOpenTask, waitsForAdvisor } from './domain/cases/task-state';
import { areas } from './modules';

const kinds = taskKinds({ areas });
const states = Object.values(taskState).map(({ code }) => code);

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

test('every type of task is declared by one area', () => {
  const codes = Object.values(taskType).map(({ code }) => code);
  const declared = areas.flatMap((area) => area.tasks ?? []).map(({ typeId }) => typeId);
  expect(sorted(declared)).toEqual(sorted(codes));
});

describe.each(Object.values(taskType))('$name', ({ code }) => {
  const path = Object.entries(kinds.of(code).path).map(
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
    const next = states.filter((to) => kinds.mayFollow(typeId, from, to));
    expect([from, next]).toEqual([from, states.filter((to) => path[from]?.includes(to))]);
  }
});

test('a type that no area has declared goes nowhere', () => {
  expect(kinds.mayFollow(99, 1, 3)).toBe(false);
  expect(() => kinds.of(99)).toThrow('no area has tasks of type 99');
});
