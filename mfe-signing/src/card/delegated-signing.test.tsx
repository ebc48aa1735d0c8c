import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { act, screen, waitFor } from '@testing-library/react';
import { renderCard } from '../testing/render-card';
import {
  digital,
  member,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';

const server = mockServer();
let now: Signatures;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
  );
});

const address = 'https://pad.example/delegated/1';
const client = (change = {}) => member({ AvailableSigningProcesses: [digital()], ...change });
const delegated = () =>
  signatures(
    [
      running({
        AvailableSigningProcesses: [digital({ CanBeSigned: false, CanBeCancelled: true })],
      }),
    ],
    { Process: 'MSC', ProcessDelegateRedirectUrl: address },
  );
const button = (name: string) => screen.findByRole('button', { name });

it('gets ready, then offers signing', async () => {
  now = signatures([client()], { Process: 'MSC' });
  const bodies: unknown[] = [];
  server.use(
    handle(signatureCalls.delegate, ({ body, query }) => {
      bodies.push(body, query);
      now = delegated();
      return now;
    }),
  );
  const { user, calls } = await renderCard();
  expect(await button('Podepsat')).toBeDisabled();
  await user.click(await button('Odeslat k digitálnímu podpisu'));
  await waitFor(async () => expect(await button('Podepsat')).toBeEnabled());
  expect(bodies).toEqual([{ Process: 'MSC' }, { documentExternalId: 'EP-000001' }]);
  expect(await button('Odeslat k digitálnímu podpisu')).toBeDisabled();
  expect(calls).toContain('refresh "delegated"');
});

it.each([
  ['was lost', networkFailure()],
  ['came late', failure(504)],
])('shows no failure of getting ready when the answer %s', async (_name, answer) => {
  now = signatures([client()], { Process: 'MSC' });
  server.use(
    handle(signatureCalls.delegate, () => {
      now = delegated();
      return answer;
    }),
  );
  const { user, calls } = await renderCard();
  await user.click(await button('Odeslat k digitálnímu podpisu'));
  await waitFor(async () => expect(await button('Podepsat')).toBeEnabled());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(calls).toContain('refresh "delegated"');
});

it('shows the failure when it did not get ready', async () => {
  now = signatures([client()], { Process: 'MSC' });
  server.use(handle(signatureCalls.delegate, networkFailure()));
  const { user, names } = await renderCard();
  await user.click(await button('Odeslat k digitálnímu podpisu'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Došlo k výpadku serveru.');
  expect(names()).not.toContain('refresh');
});

it('reloads on demand', async () => {
  now = signatures([client()], { Process: 'MSC' });
  const { user } = await renderCard();
  await button('Obnovit');
  now = delegated();
  await user.click(await button('Obnovit'));
  expect(await screen.findByText('Probíhá')).toBeVisible();
});

it('disables every button while the state is loaded', async () => {
  now = signatures([client({ AvailableSigningProcesses: [standard(), digital()] })], {
    Process: 'MSC',
  });
  let finish: ((answer: never) => void) | undefined;
  const { user } = await renderCard({ processType: 'MSC' });
  const reload = await button('Obnovit');
  server.use(handle(signatureCalls.get, () => new Promise((resolve) => (finish = resolve))));
  await user.click(reload);
  await waitFor(() => expect(finish).toBeDefined());
  for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('tab')]) {
    expect(control).toBeDisabled();
  }
  finish?.(now as never);
  await waitFor(() => expect(reload).toBeEnabled());
});

it('gives the focus back to the button that was disabled meanwhile', async () => {
  now = signatures([client()], { Process: 'MSC' });
  let finish: ((answer: never) => void) | undefined;
  const { user } = await renderCard();
  server.use(handle(signatureCalls.get, () => new Promise((resolve) => (finish = resolve))));
  await user.click(await button('Obnovit'));
  await waitFor(() => expect(finish).toBeDefined());
  // Browsers take the focus from a control that is disabled; the test's document does not.
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.addEventListener('focusin', (event) => event.stopPropagation());
  act(() => elsewhere.focus());
  elsewhere.remove();
  expect(document.body).toHaveFocus();
  finish?.(now as never);
  await waitFor(async () => expect(await button('Obnovit')).toHaveFocus());
});

it('signs in a window of 1000 × 1200, opened in the click, and reads the state when it closes', async () => {
  now = delegated();
  const opened = { closed: false, opener: window, location: { replace: jest.fn() } };
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { user } = await renderCard();
  await user.click(await button('Podepsat'));
  expect(open).toHaveBeenCalledWith('about:blank', '_blank', 'popup,width=1000,height=1200');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith(address);
  now = signatures([signed({ AvailableSigningProcesses: [digital({ CanBeSigned: false })] })], {
    Process: 'MSC',
  });
  opened.closed = true;
  expect(await screen.findByText('Podepsáno')).toBeVisible();
});

it('goes on while the window stays open: the state is read and the card can be used', async () => {
  now = delegated();
  const opened = { closed: false, opener: window, location: { replace: jest.fn() } };
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { user } = await renderCard();
  await user.click(await button('Podepsat'));
  expect(await button('Obnovit')).toBeEnabled();
  await user.click(await button('Podepsat'));
  expect(open).toHaveBeenCalledTimes(2);
  now = signatures([signed({ AvailableSigningProcesses: [digital({ CanBeSigned: false })] })], {
    Process: 'MSC',
  });
  expect(await screen.findByText('Podepsáno')).toBeVisible();
});

it('takes a closed window for no decision: signing goes on and can be opened again', async () => {
  now = delegated();
  const opened = { closed: false, opener: window, location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  let readings = 0;
  server.use(
    handle(signatureCalls.get, () => {
      readings += 1;
      return now;
    }),
  );
  const { user, names } = await renderCard();
  await user.click(await button('Podepsat'));
  opened.closed = true;
  await waitFor(() => expect(readings).toBe(1));
  expect(screen.getByText('Probíhá')).toBeVisible();
  expect(await button('Podepsat')).toBeEnabled();
  expect(names()).not.toContain('cancelled');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('clamps the window to the screen', async () => {
  now = delegated();
  jest.spyOn(window.screen, 'availWidth', 'get').mockReturnValue(800);
  jest.spyOn(window.screen, 'availHeight', 'get').mockReturnValue(700);
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderCard();
  await user.click(await button('Podepsat'));
  expect(open.mock.calls[0]?.[2]).toBe('popup,width=800,height=700');
});

it('offers a link when the window is blocked', async () => {
  now = delegated();
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, calls } = await renderCard();
  await user.click(await button('Podepsat'));
  expect(
    await screen.findByRole('link', { name: 'Otevřít podepisování v novém okně' }),
  ).toHaveAttribute('href', address);
  expect(calls).toContain('popupBlocked');
});
