import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { VersionedParameters } from '../../../arrangement/parameters';
import { useNotificationStore } from '@advisor/shell/notifications';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrangementHandlers, flow } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';

const stored = (comment?: string, version = 3, incomeCurrency = 'CZK'): VersionedParameters => ({
  version,
  parameters: {
    salesArrangementTypeId: 6,
    incomeCurrency,
    ...(comment === undefined ? {} : { comment }),
  },
});

const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.parameters, stored('Klient je VIP.')),
  handle(salesArrangementCalls.customers, []),
  handle(offerCalls.listOfArrangement, []),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
);
beforeEach(() => useNotificationStore.setState({ notifications: [] }));

const open = async (version?: string) => {
  const rendered = await openScreen(
    `/mortgage/sales-arrangement-comment/21?caseId=1000001${version ?? ''}`,
  );
  const field = await screen.findByLabelText('Komentář k žádosti');
  return { ...rendered, field };
};

it('saves the comment once, leaves the other parameters alone, and goes back to the hub', async () => {
  const sent = jest.fn();
  server.use(
    handle(salesArrangementCalls.updateParameters, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user, field, router } = await open();
  expect(field).toHaveValue('Klient je VIP.');
  await user.type(field, ' Spěchá.');
  const save = screen.getByRole('button', { name: /Uložit/ });
  act(() => {
    save.click();
    save.click();
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/hub'));
  expect(router.state.location.search).toBe('?caseId=1000001&salesArrangementId=21');
  expect(sent.mock.calls).toEqual([[stored('Klient je VIP. Spěchá.')]]);
  expect(useNotificationStore.getState().notifications[0]?.title).toBe('Komentář je uložený');
});

it('saves with Ctrl+S, and an empty comment as none', async () => {
  const sent = jest.fn();
  server.use(
    handle(salesArrangementCalls.updateParameters, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user, field } = await open();
  await user.clear(field);
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  await waitFor(() => expect(sent).toHaveBeenCalledWith(stored()));
});

it('refuses more than 500 characters, also when pasted', async () => {
  const { user, field } = await open();
  await user.clear(field);
  await user.click(field);
  await user.paste('a'.repeat(501));
  await user.click(screen.getByRole('button', { name: /Uložit/ }));
  expect(await screen.findByText('Zadejte nejvýše 500 znaků')).toBeVisible();
});

it('asks before what was typed is left', async () => {
  const { user, field, router } = await open();
  await user.type(field, ' Spěchá.');
  await user.click(screen.getByRole('button', { name: 'Zpět na rozcestník' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Odejít bez uložení?' }));
  await user.click(dialog.getByRole('button', { name: 'Zůstat' }));
  expect(router.state.location.pathname).toBe('/mortgage/sales-arrangement-comment/21');
  await user.click(screen.getByRole('button', { name: 'Zpět na rozcestník' }));
  await user.click(await screen.findByRole('button', { name: 'Odejít' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/hub'));
});

it.each([
  ['Klient je VIP.', 'Klient je VIP.'],
  [undefined, 'Nikdo komentář nenapsal.'],
])('is only read in an application that was sent: %s', async (comment, shown) => {
  const reason = 'Žádost už byla odeslána.';
  server.use(
    handle(salesArrangementCalls.parameters, stored(comment)),
    handle(
      salesArrangementCalls.flow,
      flow().map((step) => ({ ...step, isActive: false, reason })),
    ),
  );
  await openScreen('/mortgage/sales-arrangement-comment/21?caseId=1000001');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Uložit/ })).not.toBeInTheDocument();
});

it.each([403, 404, 500])('leaves a failure %s to the error page', async (status) => {
  server.use(handle(salesArrangementCalls.parameters, failure(status)));
  const { banners } = await openScreen('/mortgage/sales-arrangement-comment/21?caseId=1000001');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Chyba ${status}`);
  expect(banners).toEqual([]);
});
