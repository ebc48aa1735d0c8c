import { listedTask, consultation } from './testing/open-tasks';
import { actionOf, readTaskView, shownTasks } from './task-view';

const view = (text: string) => readTaskView(new URLSearchParams(text));

it.each([
  ['', { isAll: false, taskTypeId: undefined, sort: 'turn', opened: undefined }],
  ['show=all&type=3&sort=due&task=41', { isAll: true, taskTypeId: 3, sort: 'due', opened: 41 }],
  ['task=hand-over', { opened: 'hand-over' }],
  ['show=x&type=x&sort=x&task=x', { isAll: false, taskTypeId: undefined, opened: undefined }],
])('reads the address %s', (text, expected) => {
  expect(view(text)).toMatchObject(expected);
});

it('narrows and sorts, those without a day last', () => {
  const tasks = [
    listedTask({ taskId: 1, dueOn: undefined }),
    listedTask({ taskId: 2, dueOn: '2026-12-02' }),
    consultation({ taskId: 3, dueOn: '2026-12-01' }),
    consultation({ taskId: 4, isOpen: false, dueOn: '2026-11-01' }),
  ];
  const ids = (text: string) => shownTasks(tasks, view(text)).map(({ taskId }) => taskId);
  expect(ids('')).toEqual([1, 2, 3]);
  expect(ids('sort=due')).toEqual([3, 2, 1]);
  expect(ids('show=all&sort=newest')).toEqual([3, 4, 1, 2]);
  expect(ids('show=all&type=3')).toEqual([3, 4]);
});

const ofSpecialist = { isWaitingForCaller: true, canBeFinished: true };
it.each([
  ['answer', listedTask()],
  ['read', listedTask({ taskTypeId: 11, canBeFinished: true })],
  ['sign', listedTask({ taskTypeId: 6 })],
  ['answer', consultation({ isWaitingForAdvisor: true, isWaitingForCaller: true })],
  ['answer', consultation(ofSpecialist)],
  ['decide', consultation({ ...ofSpecialist, taskTypeId: 2 })],
  ['takeOver', consultation({ ...ofSpecialist, taskTypeId: 7 })],
  [undefined, consultation()],
  [undefined, consultation({ isWaitingForAdvisor: true, canBeFinished: true })],
  [undefined, listedTask({ isOpen: false, isWaitingForCaller: false })],
])('offers %s to whose turn it is', (action, task) => {
  expect(actionOf(task)).toBe(action);
});
