import { documentCalls } from '@advisor/contracts/documents/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  consultation,
  detailOf,
  openTasks,
  said,
  tasksHandlers,
} from '../areas/tasks/testing/open-tasks';
import { caseDocument } from '../documents/testing/case-document';

const forSpecialist = consultation({ canBeFinished: true, isWaitingForCaller: true });
const server = mockServer(...tasksHandlers([forSpecialist]));

type Detail = Parameters<typeof detailOf>[1];

/** Opens the consultation as somebody of the specialist's team sees it. */
async function open(change: Detail = {}) {
  const detail = detailOf(forSpecialist, { messages: [said('Stačí mzda?', true)], ...change });
  server.use(handle(taskCalls.get, detail));
  const rendered = await openTasks('&task=42');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Stačí mzda?');
  return { ...rendered, dialog };
}
const free = {
  canBeTaken: true,
  canBeFinished: false,
  isWaitingForCaller: false,
  assignedTo: undefined,
};

it('sends documents of the case with what ends a task, and how the task stood', async () => {
  const sent = jest.fn();
  const { user, dialog } = await open({ revision: 7 });
  server.use(
    handle(documentCalls.caseDocuments, [caseDocument({ documentId: 31, fileName: 'Výpis.pdf' })]),
    handle(taskCalls.finish, ({ body }) => {
      sent(body);
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Vybrat z dokumentů' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Výpis.pdf/ }));
  await user.click(screen.getByRole('button', { name: 'Přiložit 1 dokument' }));
  await user.click(dialog.getByRole('textbox', { name: 'Zpráva' }));
  await user.paste('Stačí, viz posudek.');
  await user.click(dialog.getByRole('button', { name: 'Odpovědět a uzavřít' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([
      [{ message: 'Stačí, viz posudek.', documentIds: [31], seen: 7 }],
    ]),
  );
});

it('says who has taken a task meanwhile, keeps what was written, and sends it once it is taken back', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('textbox', { name: 'Zpráva' }));
  await user.paste('Mzda stačí.');
  const taken = 'Úkol mezitím převzal někdo jiný: Eva Malá.';
  server.use(
    handle(taskCalls.finish, failure(409, { message: taken })),
    handle(
      taskCalls.get,
      detailOf(forSpecialist, {
        messages: [said('Stačí mzda?', true)],
        ...free,
        assignedTo: 'Eva Malá',
        assignedToId: 9,
      }),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Odpovědět a uzavřít' }));
  expect(await dialog.findByText(taken)).toBeVisible();
  expect(await dialog.findByText('Mzda stačí.')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Zpráva' })).not.toBeInTheDocument();

  const asked = jest.fn();
  server.use(
    handle(taskCalls.assign, ({ body }) => {
      asked(body);
    }),
    handle(taskCalls.get, detailOf(forSpecialist, { messages: [said('Stačí mzda?', true)] })),
  );
  await user.click(dialog.getByRole('button', { name: 'Převzít od kolegy' }));
  const question = await screen.findByText('Převzít úkol od kolegy?');
  await user.click(
    within(question.closest<HTMLElement>('[role="dialog"]')!).getByRole('button', {
      name: 'Převzít od kolegy',
    }),
  );
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ isMine: true, from: 9 }]]));
  expect(await dialog.findByRole('textbox', { name: 'Zpráva' })).toHaveValue('Mzda stačí.');
});

it('takes a free task once, however often it is asked for', async () => {
  const asked = jest.fn();
  const { dialog } = await open(free);
  server.use(
    handle(taskCalls.assign, ({ body }) => {
      asked(body);
    }),
  );
  const take = dialog.getByRole('button', { name: 'Převzít úkol' });
  act(() => {
    take.click();
    take.click();
  });
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ isMine: true }]]));
});

it('says who was faster in taking it', async () => {
  const { user, dialog } = await open(free);
  const message = 'Úkol mezitím převzal někdo jiný: Eva Malá.';
  server.use(handle(taskCalls.assign, failure(409, { message })));
  await user.click(dialog.getByRole('button', { name: 'Převzít úkol' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('gives a task back to the team', async () => {
  const asked = jest.fn();
  const { user, dialog } = await open({ canBeGivenBack: true });
  server.use(
    handle(taskCalls.assign, ({ body }) => {
      asked(body);
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Vrátit týmu' }));
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ isMine: false }]]));
});

it('sets one’s own reminder, says what is wrong at its field, and keeps what was typed', async () => {
  const sent = jest.fn();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Připomenout' }));
  const form = within(await dialog.findByRole('form', { name: 'Moje připomínka' }));
  const day = form.getByRole('textbox', { name: /Den/ });
  await user.clear(day);
  await user.type(day, '3. 2. 2027');
  await user.type(form.getByRole('textbox', { name: /Poznámka/ }), 'Zavolat.');
  const message = 'Zadejte čas, který teprve přijde.';
  server.use(handle(taskCalls.remind, failure(400, { message, field: 'remindOn' })));
  await user.click(form.getByRole('button', { name: 'Nastavit připomínku' }));
  expect(await form.findAllByText(message)).not.toHaveLength(0);
  expect(form.getByRole('textbox', { name: /Poznámka/ })).toHaveValue('Zavolat.');
  server.use(
    handle(taskCalls.remind, ({ body }) => {
      sent(body);
    }),
  );
  await user.click(form.getByRole('button', { name: 'Nastavit připomínku' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([[{ remindOn: '2027-02-03T08:00:00.000Z', note: 'Zavolat.' }]]),
  );
});

it('shows the reminder that is set, and removes it', async () => {
  const forgotten = jest.fn();
  const reminder = { remindOn: '2026-12-01T08:00:00.000Z', note: 'Zavolat.', isDue: false };
  const { user, dialog } = await open({ reminder });
  const shown = within(dialog.getByRole('region', { name: 'Moje připomínka' }));
  expect(shown.getByText(/1\.\s12\.\s2026\s09:00/)).toBeVisible();
  expect(shown.getByText('Zavolat.')).toBeVisible();
  server.use(handle(taskCalls.forget, () => void forgotten()));
  await user.click(shown.getByRole('button', { name: 'Zrušit připomínku' }));
  await waitFor(() => expect(forgotten).toHaveBeenCalledTimes(1));
});

it('leads to what the task is about', async () => {
  const { dialog } = await open({ salesArrangementId: 77, documentIds: [31, 32] });
  const ways = within(dialog.getByRole('navigation', { name: 'Čeho se úkol týká' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mortgage/hub?caseId=1000001&salesArrangementId=77',
    '/mortgage/case-detail/1000001?section=documents',
  ]);
});
