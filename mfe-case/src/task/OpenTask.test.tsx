import { documentCalls } from '@advisor/contracts/documents/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  findCard,
  hubHandlers,
  openHub,
  task,
  taskDetail,
  taskHandlers,
} from '../areas/application/testing/open-hub';
import { caseDocument } from '../documents/testing/case-document';

const server = mockServer(...hubHandlers());

/** A button of the question that has come up. */
const confirmButton = async (question: string, name: string) => {
  await screen.findByText(question);
  return within(screen.getAllByRole('dialog').at(-1)!).getByRole('button', { name });
};
const messageNamed = { name: 'Zpráva' };

const ofException = {
  ...task,
  taskTypeId: 2 as const,
  priceException: { interestRateDiscount: 0.3, fees: [] },
};

type Detail = Partial<typeof taskDetail>;

/** Opens what was asked for, as its asker or as whom it is for. */
async function openTask(name: 'Cenová výjimka' | 'Předání specialistovi', change: Detail = {}) {
  const isException = name === 'Cenová výjimka';
  const shown = isException ? ofException : task;
  server.use(
    ...taskHandlers({
      ...(isException ? { exception: { task: ofException } } : { handover: { task } }),
      detail: { ...taskDetail, ...shown, ...change },
    }),
  );
  const rendered = await openHub();
  await rendered.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', messageNamed);
  return { ...rendered, dialog, message: dialog.getByRole('textbox', messageNamed) };
}

const asSpecialist = { canBeCancelled: true, canBeFinished: true };

it('tells the advisor of a question, and sends the answer once', async () => {
  const sent = jest.fn();
  const { user, dialog, message } = await openTask('Předání specialistovi');
  await user.click(message);
  await user.paste('Smlouva přijde zítra.');
  server.use(
    handle(taskCalls.update, ({ body }) => {
      sent(body);
    }),
    ...taskHandlers({
      handover: { task: { ...task, state: 1, isWaitingForAdvisor: true } },
      detail: {
        ...taskDetail,
        messages: [{ ...taskDetail.messages[0]!, text: 'Smlouva přijde zítra.' }],
      },
    }),
  );
  const send = dialog.getByRole('button', { name: 'Odeslat zprávu' });
  act(() => {
    send.click();
    send.click();
  });
  const conversation = within(await dialog.findByRole('list', { name: 'Zprávy' }));
  expect(await conversation.findByText('Smlouva přijde zítra.')).toBeVisible();
  expect(message).toHaveValue('');
  expect(sent.mock.calls).toEqual([[{ message: 'Smlouva přijde zítra.', seen: 4 }]]);
  const card = within(await findCard('Předání specialistovi'));
  expect(await card.findByText('Čeká na odpověď poradce')).toBeVisible();
});

it('sends documents of the case with the answer', async () => {
  const sent = jest.fn();
  const { user, dialog, message } = await openTask('Předání specialistovi');
  server.use(
    handle(documentCalls.caseDocuments, [
      caseDocument({ documentId: 31, fileName: 'Výpis.pdf' }),
      caseDocument({ documentId: 32, fileName: 'Dům.jpg' }),
    ]),
    handle(taskCalls.update, ({ body }) => {
      sent(body);
    }),
  );
  await user.click(message);
  await user.paste('Posílám výpis.');
  await user.click(dialog.getByRole('button', { name: 'Vybrat z dokumentů' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Výpis.pdf/ }));
  await user.click(screen.getByRole('button', { name: 'Přiložit 1 dokument' }));
  expect(await dialog.findByRole('button', { name: 'Odebrat Výpis.pdf' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Odeslat zprávu' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([[{ message: 'Posílám výpis.', documentIds: [31], seen: 4 }]]),
  );
  // They went with that message.
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: 'Odebrat Výpis.pdf' })).not.toBeInTheDocument(),
  );
});

it.each([
  ['a question back', 'Vrátit s dotazem', 'Napište zprávu'],
  ['a refusal', 'Zamítnout', 'Napište poradci důvod zamítnutí'],
])('wants words with %s', async (_name, button, text) => {
  const { user, dialog, message } = await openTask('Cenová výjimka', asSpecialist);
  await user.click(dialog.getByRole('button', { name: button }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(message).toBeInvalid();
  expect(message).toHaveFocus();
});

it.each([
  ['Zamítnout', 'Sazba je už nejnižší.', { isApproved: false, message: 'Sazba je už nejnižší.' }],
  ['Schválit', '', { isApproved: true }],
])('is decided by whom it is for: %s', async (button, text, expected) => {
  const decided = jest.fn();
  const { user, dialog, message } = await openTask('Cenová výjimka', asSpecialist);
  expect(dialog.queryByRole('button', { name: 'Vzít zpět' })).not.toBeInTheDocument();
  await user.click(message);
  await user.paste(text);
  server.use(
    handle(taskCalls.finish, ({ body }) => {
      decided(body);
    }),
    ...taskHandlers({}),
  );
  await user.click(dialog.getByRole('button', { name: button }));
  const confirm = await confirmButton(`${button} cenovou výjimku?`, button);
  expect(decided).not.toHaveBeenCalled();
  await user.click(confirm);
  await waitFor(() => expect(decided.mock.calls).toEqual([[{ ...expected, seen: 4 }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is taken over by the specialist', async () => {
  const taken = jest.fn();
  const { user, dialog } = await openTask('Předání specialistovi', asSpecialist);
  server.use(
    handle(taskCalls.finish, ({ body }) => {
      taken(body);
    }),
    ...taskHandlers({}),
  );
  await user.click(dialog.getByRole('button', { name: 'Převzít případ' }));
  await waitFor(() => expect(taken.mock.calls).toEqual([[{ seen: 4 }]]));
  expect(
    await within(await findCard('Předání specialistovi')).findByText('Nepředáno'),
  ).toBeVisible();
});

it('says that somebody else has ended it meanwhile, shows how it stands, and keeps what was written', async () => {
  const { user, dialog, message, banners } = await openTask('Cenová výjimka');
  await user.click(message);
  await user.paste('Ještě se rozmýšlí.');
  server.use(
    handle(taskCalls.cancel, failure(409, { message: 'Úkol je již ukončen.' })),
    ...taskHandlers({
      exception: { task: { ...ofException, state: 11 }, validTo: '2026-12-21' },
      detail: {
        ...taskDetail,
        ...ofException,
        state: 11,
        stateIndicator: 3,
        isOpen: false,
        canBeCancelled: false,
      },
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Vzít zpět' }));
  await user.click(await confirmButton('Vzít úkol zpět?', 'Vzít zpět'));
  expect(await dialog.findByText('Úkol je již ukončen.')).toBeVisible();
  const card = within(await findCard('Cenová výjimka'));
  expect(await card.findByText('Schváleno')).toBeVisible();
  expect(await dialog.findByText('Ještě se rozmýšlí.')).toBeVisible();
  expect(dialog.queryByRole('textbox', messageNamed)).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Vzít zpět' })).not.toBeInTheDocument();
  expect(banners).toEqual([]);
});

it('keeps what was written when it cannot be sent', async () => {
  const { user, dialog, message, banners } = await openTask('Předání specialistovi');
  await user.click(message);
  await user.paste('Smlouva přijde zítra.');
  server.use(handle(taskCalls.update, failure(500)));
  await user.click(dialog.getByRole('button', { name: 'Odeslat zprávu' }));
  await waitFor(() => expect(banners).toHaveLength(1));
  expect(message).toHaveValue('Smlouva přijde zítra.');
});

it('can be tried again when it does not load', async () => {
  server.use(...taskHandlers({ handover: { task } }));
  const { user } = await openHub();
  await user.click(await screen.findByRole('button', { name: 'Předání specialistovi' }));
  const dialog = within(await screen.findByRole('dialog'));
  const failed = await dialog.findByText('Úkol se nepodařilo načíst');
  // The answer may come while the dialog still fades in.
  await waitFor(() => expect(failed).toBeVisible());
  server.use(...taskHandlers({ handover: { task }, detail: taskDetail }));
  await user.click(dialog.getByRole('button', { name: /Zkusit znovu/ }));
  expect(await dialog.findByText('Klient spěchá.')).toBeVisible();
});
