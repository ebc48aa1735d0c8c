import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { screen, waitFor, within } from '@testing-library/react';
import { navigateTo, recordSign } from '../testing/record-sign';
import { renderCard } from '../testing/render-card';
import {
  biometric,
  member,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';

const server = mockServer();
/** What the service would answer now. */
let now: Signatures;
/** Operations called, in order. */
let calls: string[];
let logged: jest.SpyInstance;
const oneMethod = {
  AvailableSigningProcesses: [standard({ AvailableSigningMethods: [biometric] })],
};

beforeEach(() => {
  calls = [];
  now = signatures([member(oneMethod)]);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    calls.push(new URL(request.url).pathname.split('/').slice(4).join('/'));
  });
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
  );
});

const signButton = () => screen.findByRole('button', { name: 'Podepsat: Jan Novák' });
const dialog = () => screen.findByRole('alertdialog', { name: 'Nastala chyba' });
const defaultText =
  'Došlo k výpadku serveru. V případě, že problém, přetrvává, kontaktujte helpdesk.';

it.each([
  [
    'the service’s own text',
    { Result: { Code: 7, Message: 'Nelze podepsat' } },
    'Nelze podepsat',
    'RESULT_7',
  ],
  ['the default text without one', { Result: { Code: 7 } }, defaultText, 'RESULT_7'],
  ['the default text for a failed call', failure(500), defaultText, 'HTTP_500'],
  [
    'the forbidden text',
    failure(403),
    'K požadované akci nemáte oprávnění. Obraťte se na linku podpory.',
    'HTTP_403',
  ],
])('reads the state again, then shows %s', async (_name, answer, text, code) => {
  recordSign(server, () => answer);
  const { user, calls: announced, names } = await renderCard();
  await user.click(await signButton());
  const shown = await dialog();
  expect(shown).toHaveTextContent(text);
  expect(within(shown).getByRole('button', { name: 'OK' })).toHaveFocus();
  expect(calls.slice(-2)).toEqual(['Sign', 'GetSignatures']);
  expect(announced.find((call) => call.startsWith('signFailed'))).toContain(`"code":"${code}"`);
  expect(logged).toHaveBeenCalled();
  await user.click(within(shown).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  // The failure stays flagged on the card.
  expect(screen.getByText('Poslední akce se nezdařila')).toBeVisible();
  expect(names()).not.toContain('navigate');
});

it('shows no failure when the document was signed meanwhile', async () => {
  recordSign(server, () => {
    now = signatures([signed()]);
    return failure(500);
  });
  const { user, names } = await renderCard();
  await user.click(await signButton());
  expect(await screen.findByText(/Podpis už byl zahájen/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(names()).not.toContain('signFailed');
  expect(names()).toContain('completed');
});

it('shows no failure when another tab has started it', async () => {
  recordSign(server, () => {
    now = signatures([running()]);
    return { Result: { Code: 3, Message: 'Podpis už probíhá' } };
  });
  const { user, names } = await renderCard();
  await user.click(await signButton());
  expect(await screen.findByText(/Podpis už byl zahájen/)).toBeVisible();
  expect(names()).not.toContain('signFailed');
});

it('asks once more by the same key when the answer was lost after the start', async () => {
  const received = recordSign(server, () => {
    now = signatures([running()]);
    return received.length === 1 ? networkFailure() : (navigateTo('/pad/1') as never);
  });
  const { user, names } = await renderCard();
  await user.click(await signButton());
  await waitFor(() => expect(names()).toContain('navigate'));
  expect(received).toHaveLength(2);
  expect(received[1]?.key).toBe(received[0]?.key);
});

it('keeps the key for the next click when no answer came, and takes a new one after a refusal', async () => {
  const answers = [networkFailure(), failure(500), failure(500)];
  const received = recordSign(server, () => answers[received.length - 1] ?? failure(500));
  const { user } = await renderCard();
  for (const count of [1, 2, 3]) {
    await user.click(await signButton());
    await user.click(within(await dialog()).getByRole('button', { name: 'OK' }));
    expect(received).toHaveLength(count);
  }
  const keys = received.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

it('leaves an expired session to the page', async () => {
  recordSign(server, () => failure(401));
  const onError = jest.fn();
  const { user } = await renderCard({ onError });
  await user.click(await signButton());
  await waitFor(() => expect(onError).toHaveBeenCalled());
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ status: 401 });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('signs once on a double click', async () => {
  const received = recordSign(server, () => {
    now = signatures([running()]);
    return navigateTo('/pad/1');
  });
  const { user, names } = await renderCard();
  await user.dblClick(await signButton());
  await waitFor(() => expect(names()).toContain('navigate'));
  expect(received).toHaveLength(1);
});

it('goes to no address that is none', async () => {
  recordSign(server, () => navigateTo('javascript:alert(1)'));
  const { user, names } = await renderCard();
  await user.click(await signButton());
  expect(await dialog()).toHaveTextContent('Adresa pro podepsání není platná');
  expect(names()).not.toContain('navigate');
});

it('sends the signer to the mobile app when there is no address', async () => {
  recordSign(server, () => navigateTo(null));
  const { user } = await renderCard();
  await user.click(await signButton());
  expect(
    await screen.findByRole('dialog', { name: 'Podpis v mobilní aplikaci' }),
  ).toHaveTextContent('Podepište dokument v mobilní aplikaci');
});
