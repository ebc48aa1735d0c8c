import type { CallResponse } from '@advisor/api-client/call';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { hearLive } from '@advisor/shell/live';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../testing/open-screen';
import { consultation, listedTask } from '../testing/open-tasks';

type OwnTasks = CallResponse<typeof taskCalls.mine>;
type Row = OwnTasks['rows'][number];

const ofCase = (task: ReturnType<typeof listedTask>, caseId = 3_000_013): Row => ({
  ...task,
  caseId,
  customer: { firstName: 'Jan', lastName: 'Novák' },
});
const answerOf = (rows: Row[], hasNext = false): OwnTasks => ({
  rows,
  pagination: { offset: 0, pageSize: 10, hasNext },
});

const asked = jest.fn();
const answers = (answer: OwnTasks) =>
  handle(taskCalls.mine, ({ query }) => {
    asked(query);
    return answer;
  });
const server = mockServer(answers(answerOf([])));
beforeEach(() => asked.mockClear());

const open = (search = '') => openScreen(`/tasks${search}`);
const names = async () =>
  within(await screen.findByRole('table', { name: 'Moje úkoly' }))
    .getAllByRole('link', { name: /^(?!.*: )/ })
    .map(({ textContent }) => textContent);

it('lists what waits for the user over all cases, each beside the others of its case', async () => {
  server.use(answers(answerOf([ofCase(listedTask())])));
  await open();
  expect(await names()).toEqual(['Dožádání']);
  expect(screen.getByText('Novák Jan')).toBeVisible();
  const expected = '/mortgage/case-detail/3000013?section=tasks&task=41';
  expect(screen.getByRole('link', { name: 'Dožádání' })).toHaveAttribute('href', expected);
  expect(screen.getByRole('link', { name: 'Odpovědět: Dožádání' })).toHaveAttribute(
    'href',
    expected,
  );
});

it('shows those that the user waits for, of a type, and late ones, as the address says', async () => {
  const { user, router } = await open('?page=2');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ offset: '10' })),
  );
  server.use(answers(answerOf([ofCase(consultation())])));
  await user.click(await screen.findByRole('tab', { name: /Čekám na ostatní/ }));
  expect(await names()).toEqual(['Konzultace – Příjmy a bonita']);
  await user.click(screen.getByRole('checkbox', { name: 'Jen po termínu' }));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({ list: 'askedByMe', isOverdue: 'true', offset: '0' }),
  );
  expect(router.state.location.search).toBe('?list=askedByMe&overdue=true');
});

it('goes from page to page', async () => {
  server.use(answers(answerOf([ofCase(listedTask())], true)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Další' }));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ offset: '10' })),
  );
  expect(screen.getByText('Strana 2')).toBeVisible();
});

it('says that nothing waits, that nothing is of the choice, and that it could not be loaded', async () => {
  const { user } = await open('?overdue=true');
  await user.click(await screen.findByRole('button', { name: 'Zobrazit všechny' }));
  expect(await screen.findByText('Nic na vás nečeká')).toBeVisible();
});

it('can be tried again', async () => {
  server.use(handle(taskCalls.mine, failure(500)));
  const { user } = await open();
  expect(await screen.findByText('Úkoly se nepodařilo načíst')).toBeVisible();
  server.use(answers(answerOf([ofCase(listedTask())])));
  await user.click(screen.getByRole('button', { name: /Zkusit znovu/ }));
  expect(await names()).toEqual(['Dožádání']);
});

it('is read again when the user is told of a task', async () => {
  await open();
  expect(await screen.findByText('Nic na vás nečeká')).toBeVisible();
  server.use(answers(answerOf([ofCase(listedTask())])));
  act(() => hearLive({ topic: 'notifications' }));
  expect(await names()).toEqual(['Dožádání']);
});
