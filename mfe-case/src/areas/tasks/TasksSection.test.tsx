import { taskState } from '@advisor/contracts/codebooks/task';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { hearLive } from '@advisor/shell/live';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  consultation,
  detailOf,
  listedTask,
  openTasks,
  said,
  shownNames,
  tasksHandlers,
} from './testing/open-tasks';

const demand = listedTask();
const withdrawn = consultation({
  taskId: 43,
  taskTypeId: 7,
  name: 'Předání specialistovi',
  state: 5,
  stateIndicator: 2,
  isOpen: false,
  waitsSince: undefined,
});
const server = mockServer(
  ...tasksHandlers([demand, consultation(), withdrawn]),
  handle(taskCalls.get, detailOf(demand, { messages: [said('Doložte výpis.', false)] })),
);

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;
/** antd's names of dialogs are not told apart here. */
const drawer = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(name)).toBeInTheDocument();
  return within(dialog);
};
const message = { name: 'Zpráva' };
const choose = async (
  user: Awaited<ReturnType<typeof openTasks>>['user'],
  box: string,
  to: string,
) => {
  await user.click(await screen.findByRole('combobox', { name: box }));
  await user.click(await screen.findByTitle(to));
};

it('says of each open task how it stands, whose turn it is since when, and what is late', async () => {
  await openTasks();
  expect(await shownNames()).toEqual(['Dožádání', 'Konzultace – Příjmy a bonita']);
  expect(await row('Dožádání')).toHaveTextContent(
    /K vyřízeníPoradceod 3.\s11.\s202610.\s11.\s2026 po termínuProcesní systém2.\s11.\s2026Odpovědět/,
  );
  const asked = await row('Konzultace – Příjmy a bonita');
  expect(asked).toHaveTextContent(/OdeslánoPetr Specialistaod 5.\s11.\s20268.\s11.\s2099Jana/);
  expect(asked).not.toHaveTextContent('po termínu');
  expect(within(asked).getAllByRole('link')).toHaveLength(1);
});

it('shows those that have ended, one kind and another order on demand, and after a reload', async () => {
  const { user, router, unmount } = await openTasks();
  await user.click(await screen.findByRole('tab', { name: /Všechny/ }));
  expect(await shownNames()).toHaveLength(3);
  await choose(user, 'Řazení', 'Nejnovější');
  expect((await shownNames()).at(-1)).toBe('Dožádání');
  await choose(user, 'Druh úkolu', 'Předání specialistovi');
  expect(await shownNames()).toEqual(['Předání specialistovi']);
  const { search } = router.state.location;
  unmount();
  await openTasks(search.replace('?section=tasks', ''));
  expect(await shownNames()).toEqual(['Předání specialistovi']);
});

it.each(Object.values(taskState))('names the state $code as $name', async ({ code, name }) => {
  server.use(handle(taskCalls.list, [listedTask({ state: code })]));
  await openTasks();
  expect(await row('Dožádání')).toHaveTextContent(name);
});

it('calls a price exception that was refused by its word', async () => {
  const refused = { taskTypeId: 2, state: 4, stateIndicator: 5, isOpen: false } as const;
  server.use(handle(taskCalls.list, [listedTask({ ...refused, isWaitingForAdvisor: false })]));
  await openTasks('&show=all');
  expect(await row('Dožádání')).toHaveTextContent('Zamítnuto');
});

it('opens a task by its own address; back closes it', async () => {
  const { user, router } = await openTasks();
  await user.click(await screen.findByRole('link', { name: 'Odpovědět: Dožádání' }));
  const dialog = await drawer('Dožádání');
  expect(await dialog.findByText('Doložte výpis.')).toBeVisible();
  expect(router.state.location.search).toBe('?section=tasks&task=41');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await shownNames()).toHaveLength(2);
});

it('answers a demand once, and shows whose turn it is then', async () => {
  const sent = jest.fn();
  const { user } = await openTasks('&task=41');
  const dialog = await drawer('Dožádání');
  await user.click(await dialog.findByRole('textbox', message));
  await user.paste('Výpis je v dokumentech.');
  const answered = listedTask({
    state: 3,
    isWaitingForAdvisor: false,
    isWaitingForCaller: false,
  });
  server.use(
    handle(taskCalls.update, ({ body }) => void sent(body)),
    handle(taskCalls.list, [answered]),
    handle(
      taskCalls.get,
      detailOf(answered, { messages: [said('Výpis je v dokumentech.', true)] }),
    ),
  );
  const send = dialog.getByRole('button', { name: 'Odeslat zprávu' });
  act(() => {
    send.click();
    send.click();
  });
  const conversation = within(await dialog.findByRole('list', { name: 'Zprávy' }));
  expect(await conversation.findByText('Výpis je v dokumentech.')).toBeVisible();
  expect(await dialog.findByText('Banka')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ message: 'Výpis je v dokumentech.', seen: 1 }]]);
  expect(dialog.queryByRole('button', { name: 'Vzít zpět' })).not.toBeInTheDocument();
});

describe('whom a consultation is for', () => {
  const own = consultation({ canBeFinished: true, isWaitingForCaller: true });
  const ofSpecialist = (messages = [said('Stačí mzda?', true)]) => [
    handle(taskCalls.list, [own, demand]),
    handle(taskCalls.get, detailOf(own, { messages })),
  ];

  it('ends it with an answer, which stands in the message or above', async () => {
    server.use(...ofSpecialist());
    const finished = jest.fn();
    const { user } = await openTasks();
    expect(await row(own.name)).toHaveTextContent('Vyod');
    await user.click(await screen.findByRole('link', { name: `Odpovědět: ${own.name}` }));
    const dialog = await drawer(own.name);
    await user.click(await dialog.findByRole('button', { name: 'Odpovědět a uzavřít' }));
    expect(await dialog.findByText('Napište poradci odpověď')).toBeVisible();
    await user.click(dialog.getByRole('textbox', message));
    await user.paste('Stačí.');
    server.use(handle(taskCalls.finish, ({ body }) => void finished(body)));
    await user.click(dialog.getByRole('button', { name: 'Odpovědět a uzavřít' }));
    await waitFor(() => expect(finished.mock.calls).toEqual([[{ message: 'Stačí.', seen: 1 }]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ends it without more words where the answer was given before', async () => {
    server.use(...ofSpecialist([said('Stačí mzda?', true), said('Stačí.', false)]));
    const finished = jest.fn();
    const { user } = await openTasks('&task=42');
    const dialog = await drawer(own.name);
    server.use(handle(taskCalls.finish, ({ body }) => void finished(body)));
    await user.click(await dialog.findByRole('button', { name: 'Odpovědět a uzavřít' }));
    await waitFor(() => expect(finished.mock.calls).toEqual([[{ seen: 1 }]]));
  });

  it('is told where one acted that it was taken back meanwhile, with what was not sent', async () => {
    server.use(...ofSpecialist());
    const { user, banners } = await openTasks('&task=42');
    const dialog = await drawer(own.name);
    await user.click(await dialog.findByRole('textbox', message));
    await user.paste('Stačí.');
    const ended = { ...own, state: 5, stateIndicator: 2, isOpen: false } as const;
    server.use(
      handle(taskCalls.finish, failure(409, { message: 'Úkol je již ukončen.' })),
      handle(taskCalls.list, [ended]),
      handle(taskCalls.get, detailOf({ ...ended, canBeFinished: false })),
    );
    await user.click(dialog.getByRole('button', { name: 'Odpovědět a uzavřít' }));
    expect(await dialog.findByText('Úkol je již ukončen.')).toBeVisible();
    expect(await dialog.findByText('Zrušeno')).toBeVisible();
    expect(dialog.getByText('Stačí.')).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(banners).toEqual([]);
  });
});

it('takes note of what the bank only tells, which is not answered', async () => {
  const told = listedTask({ taskTypeId: 11, name: 'Informace', canBeFinished: true });
  server.use(
    handle(taskCalls.list, [told]),
    handle(taskCalls.get, detailOf(told, { messages: [said('Odhad je hotový.', false)] })),
  );
  const { user } = await openTasks();
  await user.click(await screen.findByRole('link', { name: 'Přečíst: Informace' }));
  const dialog = await drawer('Informace');
  expect(await dialog.findByText('Odhad je hotový.')).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  const noted = jest.fn();
  server.use(handle(taskCalls.finish, ({ body }) => void noted(body)));
  await user.dblClick(dialog.getByRole('button', { name: 'Beru na vědomí' }));
  await waitFor(() => expect(noted.mock.calls).toEqual([[{}]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('offers the files that went with a message', async () => {
  const documents = [{ documentId: 7, fileName: 'Výpis.pdf' }];
  const messages = [{ ...said('Posílám výpis.', true), documents }];
  server.use(handle(taskCalls.get, detailOf(demand, { messages })));
  await openTasks('&task=41');
  const dialog = await drawer('Dožádání');
  expect(await dialog.findByRole('link', { name: 'Výpis.pdf' })).toHaveAttribute(
    'href',
    '/api/v1/case/1000001/documents/7/content',
  );
});

it('leads from a task of signing to its document', async () => {
  const signing = listedTask({ taskTypeId: 6, name: 'Podepisování', salesArrangementId: 21 });
  const document = { signatureTypeId: 2, documentOnSAId: 77 } as const;
  server.use(
    handle(taskCalls.list, [signing]),
    handle(taskCalls.get, detailOf(signing, { signing: document })),
  );
  await openTasks('&task=41');
  const link = await (
    await drawer('Podepisování')
  ).findByRole('link', { name: 'Otevřít dokument k podpisu' });
  expect(link).toHaveAttribute(
    'href',
    '/mortgage/documents-signing/77?caseId=1000001&salesArrangementId=21',
  );
});

it('follows what others change, and keeps what is being written', async () => {
  const { user } = await openTasks('&task=41');
  const dialog = await drawer('Dožádání');
  await user.click(await dialog.findByRole('textbox', message));
  await user.paste('Výpis');
  server.use(
    handle(taskCalls.get, detailOf(demand, { messages: [said('Stačí za říjen.', false)] })),
  );
  act(() => hearLive({ topic: 'case', caseId: 1_000_001, changes: ['task'] }));
  expect(await dialog.findByText('Stačí za říjen.')).toBeVisible();
  expect(dialog.getByRole('textbox', message)).toHaveValue('Výpis');
});

it('says that nothing waits, and leads to what was', async () => {
  server.use(handle(taskCalls.list, [withdrawn]));
  const { user } = await openTasks();
  expect(await screen.findByText('Žádný úkol nečeká')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zobrazit všechny úkoly' }));
  expect(await shownNames()).toEqual(['Předání specialistovi']);
});

it('says that there is no task', async () => {
  server.use(handle(taskCalls.list, []));
  await openTasks();
  expect(await screen.findByText('Na případu není žádný úkol')).toBeVisible();
});

it.each([
  ['', 'Úkoly se nepodařilo načíst', handle(taskCalls.list, failure(500))],
  ['&task=99', 'Úkol se nepodařilo načíst', handle(taskCalls.get, failure(404))],
])('can be tried again when it does not load: %s', async (more, text, failing) => {
  server.use(failing);
  const { user } = await openTasks(more);
  // The answer may come while a dialog still fades in.
  const failed = await screen.findByText(text);
  await waitFor(() => expect(failed).toBeVisible());
  server.use(handle(taskCalls.list, [demand]), handle(taskCalls.get, detailOf(demand)));
  await user.click(screen.getByRole('button', { name: /Zkusit znovu/ }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

it('shows twenty tasks at first, and more when somebody wants them', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    consultation({ taskId: 100 + index, name: `Konzultace ${index + 1}` }),
  );
  server.use(...tasksHandlers(many));
  const { user } = await openTasks();
  expect(await shownNames()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Načíst další' }));
  expect(await shownNames()).toHaveLength(40);
  await user.click(screen.getByRole('button', { name: 'Načíst další' }));
  expect(await shownNames()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Načíst další' })).not.toBeInTheDocument();
});
