import { taskCalls } from '@advisor/contracts/tasks/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, within } from '@testing-library/react';
import {
  findCard,
  hubHandlers,
  openHub,
  task,
  taskDetail,
  taskHandlers,
} from '../../areas/application/testing/open-hub';

const server = mockServer(...hubHandlers());

/** Opens the dialog and writes a message in it. */
const handOver = async (user: Awaited<ReturnType<typeof openHub>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Předání specialistovi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Zpráva pro specialistu/), 'Klient spěchá.');
  return dialog;
};

it('sends a message once, and shows to whom the case went', async () => {
  const sent = jest.fn();
  const { user } = await openHub();
  const dialog = await handOver(user);
  server.use(
    handle(taskCalls.create, ({ body }) => {
      sent(body);
      return { taskId: 41 };
    }),
    handle(taskCalls.currentHandover, { task }),
  );
  const submit = dialog.getByRole('button', { name: /Předat/ });
  act(() => {
    submit.click();
    submit.click();
  });
  const shown = within(await findCard('Předání specialistovi'));
  expect(await shown.findByText('Předáno')).toBeVisible();
  expect(shown.getByText(/Petr Specialista/)).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ taskTypeId: 7, message: 'Klient spěchá.' }]]);
});

it('shows the handover that somebody else made meanwhile', async () => {
  const { user, banners } = await openHub();
  const dialog = await handOver(user);
  server.use(
    handle(taskCalls.create, failure(409, { message: 'Případ už je předaný specialistovi.' })),
    ...taskHandlers({ handover: { task }, detail: taskDetail }),
  );
  await user.click(dialog.getByRole('button', { name: /Předat/ }));
  expect(await dialog.findByText('Klient spěchá.')).toBeVisible();
  expect(dialog.getByText('Petr Specialista')).toBeVisible();
  expect(banners).toEqual([]);
});

it('says why it cannot be done', async () => {
  const { user } = await openHub();
  const dialog = await handOver(user);
  const message = 'Nemáte přiděleného specialistu.';
  server.use(handle(taskCalls.create, failure(400, { message, errorCode: 90027 })));
  await user.click(dialog.getByRole('button', { name: /Předat/ }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText(/Zpráva pro specialistu/)).toHaveValue('Klient spěchá.');
});

it('is taken back', async () => {
  server.use(...taskHandlers({ handover: { task }, detail: taskDetail }));
  const { user } = await openHub();
  await user.click(await screen.findByRole('button', { name: 'Předání specialistovi' }));
  const dialog = within(await screen.findByRole('dialog'));
  server.use(handle(taskCalls.cancel, undefined), handle(taskCalls.currentHandover, {}));
  await user.click(await dialog.findByRole('button', { name: 'Vzít zpět' }));
  await screen.findByText('Vzít úkol zpět?');
  const question = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(question.getByRole('button', { name: 'Vzít zpět' }));
  expect(
    await within(await findCard('Předání specialistovi')).findByText('Nepředáno'),
  ).toBeVisible();
});
