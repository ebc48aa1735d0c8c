import { caseCalls } from '@advisor/contracts/case/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { flow } from '../../testing/arrangement-fixtures';
import {
  consultation,
  listedTask,
  openTasks,
  shownNames,
  tasksHandlers,
} from './testing/open-tasks';

const types = [
  { consultationTypeId: 1, name: 'Příjmy a bonita', isAllowed: true },
  {
    consultationTypeId: 2,
    name: 'Zajištění a ocenění',
    isAllowed: false,
    reason: 'Produkt není zajištěný nemovitostí.',
  },
];
const server = mockServer(
  ...tasksHandlers([listedTask()]),
  handle(taskCalls.consultationTypes, types),
);

const openMenu = async () => {
  const rendered = await openTasks();
  await rendered.user.click(await screen.findByRole('button', { name: 'Nový úkol' }));
  return rendered;
};
const entry = (name: RegExp) => screen.findByRole('menuitem', { name });
const drawer = async () => within(await screen.findByRole('dialog'));
const submit = { name: /Odeslat dotaz/ };

/** Opens the form and fills it in. */
const ask = async () => {
  const rendered = await openTasks('&task=consultation');
  const dialog = await drawer();
  await rendered.user.click(await dialog.findByRole('radio', { name: 'Příjmy a bonita' }));
  await rendered.user.click(dialog.getByRole('textbox', { name: 'Dotaz' }));
  await rendered.user.paste('Stačí mzda?');
  return { ...rendered, dialog };
};

it('asks for a consultation once, and the list has it', async () => {
  const sent = jest.fn();
  const { dialog } = await ask();
  server.use(
    handle(taskCalls.create, ({ body }) => {
      sent(body);
      return { taskId: 42 };
    }),
    handle(taskCalls.list, [listedTask(), consultation()]),
  );
  const send = dialog.getByRole('button', submit);
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await shownNames()).toContain(consultation().name));
  expect(sent.mock.calls).toEqual([
    [{ taskTypeId: 3, consultationTypeId: 1, message: 'Stačí mzda?' }],
  ]);
});

it('wants to know what about, and shows what cannot be consulted with the reason', async () => {
  const { user } = await openMenu();
  await user.click(await entry(/^Konzultace/));
  const dialog = await drawer();
  expect(
    await dialog.findByRole('radio', { name: /^Zajištění .* Produkt není zajištěný nemovitostí/ }),
  ).toBeDisabled();
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findAllByText('Vyberte, čeho se konzultace týká')).not.toHaveLength(0);
  expect(await dialog.findAllByText('Vyplňte pole Dotaz')).not.toHaveLength(0);
});

it.each([
  ['who has no specialist', { message: 'Nemáte přiděleného specialistu.', errorCode: 90027 }, 400],
  ['a case that was cancelled', { message: 'Případ je zrušený.' }, 409],
])('says what refuses it to %s, and keeps what was written', async (_name, reason, status) => {
  const { user, dialog } = await ask();
  server.use(handle(taskCalls.create, failure(status, reason)));
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText(reason.message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Dotaz' })).toHaveValue('Stačí mzda?');
});

it('opens the forms of a price exception and of a handover', async () => {
  const { user } = await openMenu();
  await user.click(await entry(/^Předání specialistovi/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Předání hypotečnímu specialistovi')).toBeInTheDocument();
  expect(dialog.getByLabelText(/Zpráva pro specialistu/)).toBeInTheDocument();
});

it('says why a price exception cannot be asked for', async () => {
  const reason = 'Nejprve úvěr namodelujte.';
  const closed = flow().map((step) =>
    step.step === 'priceException' ? { ...step, isActive: false, reason } : step,
  );
  server.use(handle(salesArrangementCalls.flow, closed));
  await openMenu();
  const item = await entry(/^Cenová výjimka – Nejprve úvěr namodelujte/);
  expect(item).toHaveAttribute('aria-disabled', 'true');
});

it('closes everything on a case that was cancelled', async () => {
  server.use(handle(caseCalls.get, openCase({ state: 7 })));
  await openMenu();
  expect(await entry(/^Konzultace – Případ je zrušený/)).toHaveAttribute('aria-disabled', 'true');
  expect(await entry(/^Předání specialistovi – Případ/)).toHaveAttribute('aria-disabled', 'true');
});
