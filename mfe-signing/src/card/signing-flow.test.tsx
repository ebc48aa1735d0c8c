import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { screen, waitFor, within } from '@testing-library/react';
import { navigateTo, recordSign } from '../testing/record-sign';
import { renderCard } from '../testing/render-card';
import {
  biometric,
  expired,
  fieldDefinition,
  member,
  paper,
  running,
  signatures,
  standard,
} from '../testing/signature-fixtures';

const ok = { Result: { Code: 0 } };
const server = mockServer();
/** What the service would answer now. */
let now: Signatures;
/** Operations called, in order. */
let calls: string[];

beforeEach(() => {
  calls = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    calls.push(new URL(request.url).pathname.split('/').slice(4).join('/'));
  });
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
  );
});

const button = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};
const signButton = () => button('Podepsat: Jan Novák');
const dialog = () => screen.findByRole('alertdialog', { name: 'Nastala chyba' });

it('signs straight away when the form has no fields, reloads and goes to NavigateUrl', async () => {
  now = signatures([member()]);
  server.use(handle(signatureCalls.clientDataFields, { ...ok, Fields: [] }));
  const received = recordSign(server, () => {
    now = signatures([running()]);
    return navigateTo('https://pad.example/1');
  });
  const { user, calls: announced, names } = await renderCard();
  await user.selectOptions(await screen.findByRole('combobox'), paper.Name);
  await user.click(await signButton());
  await waitFor(() => expect(announced).toContain('navigate "https://pad.example/1"'));
  expect(calls).toEqual([
    'GetSignaturesAndAvailableMethods',
    'GetClientDataFields',
    'Sign',
    'GetSignatures',
  ]);
  expect(received).toEqual([
    {
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      context: '/mortgage/documents-signing/7',
      body: { Process: 'STANDARD', SigningMethodCode: 'TABLET', FormId: 'F1' },
      query: { signatureId: 'S1', mode: 'ADVISOR' },
    },
  ]);
  expect(names()).toEqual(expect.arrayContaining(['signStarted', 'refresh', 'navigate']));
});

it('asks for no form when the method carries none', async () => {
  now = signatures([
    member({ AvailableSigningProcesses: [standard({ AvailableSigningMethods: [biometric] })] }),
  ]);
  const received = recordSign(server, () => navigateTo('/pad/1'));
  const { user, calls: announced } = await renderCard();
  await user.click(await signButton());
  await waitFor(() => expect(announced).toContain(`navigate "${window.location.origin}/pad/1"`));
  expect(calls).not.toContain('GetClientDataFields');
  expect(received[0]?.body).toEqual({ Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' });
});

describe('with a form', () => {
  const note = fieldDefinition({ IsRequiredMessage: 'Doplňte poznámku' });
  const form = (Title: string, Fields = [note]) => ({ ...ok, Fields, Form: { Title } });

  it('shows the form, saves the client data and signs', async () => {
    now = signatures([member()]);
    const saved: unknown[] = [];
    server.use(
      handle(signatureCalls.clientDataFields, ({ query }) => {
        expect(query).toEqual({ signatureId: 'S1', formId: 'F1' });
        return form('Údaje klienta');
      }),
      handle(signatureCalls.setClientData, ({ params, body }) => {
        saved.push({ params, body });
        return ok;
      }),
    );
    const received = recordSign(server, () => navigateTo('/pad/1'));
    const { user, names } = await renderCard();
    await user.selectOptions(await screen.findByRole('combobox'), paper.Name);
    await user.click(await signButton());
    expect(await screen.findByRole('heading', { name: 'Údaje klienta' })).toHaveFocus();
    await user.click(await button('Uložit a podepsat'));
    expect(await screen.findByText('Doplňte poznámku')).toBeVisible();
    expect(saved).toEqual([]);
    await user.type(screen.getByLabelText(/^Poznámka/), 'Ahoj');
    expect(names()).toContain('dirty');
    await user.click(await button('Uložit a podepsat'));
    await waitFor(() => expect(names()).toContain('navigate'));
    const Properties = [{ Key: 'note', Value: '{"Value":"Ahoj"}' }];
    expect(saved).toEqual([
      {
        params: expect.objectContaining({ context: 'epodpisy', signatureId: 'S1' }),
        body: { Process: 'STANDARD', FormId: 'F1', Properties },
      },
    ]);
    expect(received[0]?.body).toEqual({
      Process: 'STANDARD',
      SigningMethodCode: 'TABLET',
      FormId: 'F1',
      Properties,
    });
    expect(calls.slice(1, 6)).toEqual([
      'GetClientDataFields',
      'SetClientData/S1',
      'GetSignatures',
      'Sign',
      'GetSignatures',
    ]);
  });

  it('loads another form when the method’s form differs from the one just filled', async () => {
    now = signatures([member()]);
    server.use(
      handle(signatureCalls.clientDataFields, ({ query }) =>
        form(query.formId === 'F1' ? 'První' : 'Druhý', [fieldDefinition()]),
      ),
      handle(signatureCalls.setClientData, () => {
        now = signatures([member({ SelectedSigningMethod: { ...paper, FormId: 'F2' } })]);
        return ok;
      }),
    );
    const received = recordSign(server, () => navigateTo('/pad/1'));
    const { user, names } = await renderCard();
    await user.selectOptions(await screen.findByRole('combobox'), paper.Name);
    await user.click(await signButton());
    await screen.findByRole('heading', { name: 'První' });
    await user.click(await button('Uložit a podepsat'));
    await screen.findByRole('heading', { name: 'Druhý' });
    expect(received).toEqual([]);
    await user.click(await button('Uložit a podepsat'));
    await waitFor(() => expect(names()).toContain('navigate'));
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toMatchObject({ FormId: 'F2' });
  });

  it('keeps what is typed when saving fails, and goes back to the row', async () => {
    now = signatures([member()]);
    server.use(
      handle(signatureCalls.clientDataFields, form('Údaje klienta')),
      handle(signatureCalls.setClientData, failure(500)),
    );
    const { user } = await renderCard();
    await user.selectOptions(await screen.findByRole('combobox'), paper.Name);
    await user.click(await signButton());
    await user.type(await screen.findByLabelText(/^Poznámka/), 'Ahoj');
    await user.click(await button('Uložit a podepsat'));
    await user.click(within(await dialog()).getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText(/^Poznámka/)).toHaveValue('Ahoj');
    await user.click(await button('Zpět na podepisující osoby'));
    expect(await signButton()).toHaveFocus();
  });
});

it('disables every button and select while a sign call runs', async () => {
  now = signatures([member(), member({ Id: 'S2', InfoText1: 'Eva Malá' })]);
  let finish: ((answer: never) => void) | undefined;
  server.use(
    handle(signatureCalls.clientDataFields, { ...ok, Fields: [] }),
    handle(
      signatureCalls.sign,
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    ),
  );
  const { user, names } = await renderCard();
  const [select] = await screen.findAllByRole('combobox');
  await user.selectOptions(select as HTMLElement, paper.Name);
  await user.click(await signButton());
  await waitFor(() => expect(calls).toContain('Sign'));
  for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('combobox')]) {
    expect(control).toBeDisabled();
  }
  finish?.(navigateTo('/pad/1') as never);
  await waitFor(() => expect(names()).toContain('navigate'));
  expect(await signButton()).toBeEnabled();
});

it('retries: the parent is redirected to NavigateUrl and told to refresh', async () => {
  now = signatures([expired()]);
  const contexts: unknown[] = [];
  server.use(
    handle(signatureCalls.retry, ({ query, headers }) => {
      contexts.push(query, headers.get('x-context'), headers.get('idempotency-key')?.length);
      now = signatures([running()]);
      return navigateTo('https://pad.example/2');
    }),
  );
  const { user, calls: announced } = await renderCard();
  await user.click(await button('Opakovat podpis: Jan Novák'));
  await waitFor(() => expect(announced).toContain('refresh "retried"'));
  expect(announced.filter((call) => call.startsWith('re'))).toEqual([
    'redirect "https://pad.example/2"',
    'refresh "retried"',
  ]);
  expect(contexts).toEqual([
    { signatureId: 'S1', mode: 'ADVISOR' },
    '/mortgage/documents-signing/7',
    36,
  ]);
  expect(calls).toEqual(['GetSignaturesAndAvailableMethods', 'RetrySigning', 'GetSignatures']);
});
