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

const free = (taskId: number) =>
  ofCase(
    consultation({
      taskId,
      canBeTaken: true,
      assignedTo: undefined,
      name: `Konzultace ${taskId}`,
    }),
  );
const choose = (taskId: number) =>
  screen.findByRole('checkbox', { name: `Vybrat: Konzultace ${taskId}, případ 3000013` });

describe('several at once', () => {
  it('takes those that were chosen, says with which it was not done and why, and tries those again', async () => {
    const team = { ...answerOf([free(1), free(2), free(3)]), isInTeam: true };
    const taken = jest.fn();
    const message = 'Úkol mezitím převzal někdo jiný: Eva Malá.';
    server.use(
      answers(team),
      handle(taskCalls.assign, ({ params, body }) => {
        taken(params['taskId'], body);
        return params['taskId'] === '2' ? failure(409, { message }) : undefined;
      }),
    );
    const { user } = await open('?list=ofTeam');
    for (const taskId of [1, 2]) await user.click(await choose(taskId));
    const take = screen.getByRole('button', { name: 'Převzít (2)' });
    act(() => {
      take.click();
      take.click();
    });
    expect(await screen.findByText('1 úkol se nepodařilo vyřídit')).toBeVisible();
    expect(screen.getByText(`Konzultace 2, Novák Jan: ${message}`)).toBeVisible();
    expect(taken.mock.calls).toEqual([
      ['1', { isMine: true }],
      ['2', { isMine: true }],
    ]);
    expect(await choose(2)).toBeChecked();
    expect(await choose(1)).not.toBeChecked();
    taken.mockClear();
    server.use(handle(taskCalls.assign, ({ params }) => void taken(params['taskId'])));
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await waitFor(() => expect(taken.mock.calls).toEqual([['2']]));
    await waitFor(() =>
      expect(screen.queryByText('1 úkol se nepodařilo vyřídit')).not.toBeInTheDocument(),
    );
  });

  it('reminds of all of a page, by keyboard', async () => {
    const reminded = jest.fn();
    server.use(
      answers(answerOf([free(1), ofCase(listedTask())])),
      handle(taskCalls.remind, ({ params, body }) => void reminded(params['taskId'], body)),
    );
    const { user } = await open();
    (await screen.findByRole('checkbox', { name: 'Vybrat vše' })).focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: 'Připomenout (2)' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const day = await dialog.findByRole('textbox', { name: /Den/ });
    await user.clear(day);
    await user.type(day, '3. 2. 2027');
    await user.click(dialog.getByRole('button', { name: 'Nastavit připomínku' }));
    const body = { remindOn: '2027-02-03T08:00:00.000Z' };
    await waitFor(() =>
      expect(reminded.mock.calls).toEqual([
        ['1', body],
        ['41', body],
      ]),
    );
  });
});

it('shows the team its tasks, and who has no team nothing of it', async () => {
  await open();
  expect(await screen.findByText('Nic na vás nečeká')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Tým' })).not.toBeInTheDocument();
  server.use(answers({ ...answerOf([]), isInTeam: true }));
  act(() => hearLive({ topic: 'notifications' }));
  expect(await screen.findByRole('tab', { name: 'Tým' })).toBeVisible();
});

it('says of which a reminder is set', async () => {
  const reminder = { remindOn: '2026-12-01T08:00:00.000Z', note: 'Zavolat.', isDue: true };
  server.use(answers(answerOf([ofCase(listedTask({ reminder }))])));
  await open('?list=reminders');
  expect(await screen.findByText(/Zavolat\.$/)).toBeVisible();
});

it('follows who of the team takes a task', async () => {
  server.use(answers({ ...answerOf([free(1)]), isInTeam: true }));
  await open('?list=ofTeam');
  expect(await screen.findByRole('tab', { name: 'Tým' })).toBeVisible();
  expect(screen.queryByText('Tým nemá žádný otevřený úkol')).not.toBeInTheDocument();
  server.use(answers({ ...answerOf([]), isInTeam: true }));
  act(() => hearLive({ topic: 'tasks' }));
  expect(await screen.findByText('Tým nemá žádný otevřený úkol')).toBeVisible();
});
