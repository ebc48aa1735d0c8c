import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { screen, waitFor, within } from '@testing-library/react';
import { renderCard } from '../testing/render-card';
import {
  biometric,
  expired,
  fieldDefinition,
  member,
  paper,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';

const ok = { Result: { Code: 0 } };
const server = mockServer();
/** What the service would answer now. */
let now: Signatures;
/** Operations called, in order. */
let calls: string[];
let logged: jest.SpyInstance;

beforeEach(() => {
  calls = [];
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    calls.push(new URL(request.url).pathname.split('/').slice(4).join('/'));
  });
  server.use(
    handle('signatures.getWithMethods', () => now),
    handle('signatures.get', () => now),
  );
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const signButton = () => button('Podepsat: Jan Novák');
const dialog = () => screen.findByRole('alertdialog', { name: 'Nastala chyba' });

const navigateTo = (NavigateUrl: string | null) => ({ ...ok, NavigateUrl });

/** What each Sign has sent. */
function recordSign(answer: () => { Result: Signatures['Result'] } | Response) {
  const received: { key: string | null; context: string | null; body: unknown; query: unknown }[] =
    [];
  server.use(
    handle('signatures.sign', ({ headers, body, query }) => {
      const key = headers.get('idempotency-key');
      received.push({ key, context: headers.get('x-context'), body, query });
      return answer();
    }),
  );
  return received;
}

it('signs straight away when the form has no fields, reloads and goes to NavigateUrl', async () => {
  now = signatures([member()]);
  server.use(handle('signatures.clientDataFields', { ...ok, Fields: [] }));
  const received = recordSign(() => {
    now = signatures([running()]);
    return navigateTo('https://pad.example/1');
  });
  const { user, calls: told, names } = await renderCard();
  await user.selectOptions(await screen.findByRole('combobox'), paper.Name);
  await user.click(await signButton());
  await waitFor(() => expect(told).toContain('navigate "https://pad.example/1"'));
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
  const received = recordSign(() => navigateTo('/pad/1'));
  const { user, calls: told } = await renderCard();
  await user.click(await signButton());
  await waitFor(() => expect(told).toContain(`navigate "${window.location.origin}/pad/1"`));
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
      handle('signatures.clientDataFields', ({ query }) => {
        expect(query).toEqual({ signatureId: 'S1', formId: 'F1' });
        return form('Údaje klienta');
      }),
      handle('signatures.setClientData', ({ params, body }) => {
        saved.push({ params, body });
        return ok;
      }),
    );
    const received = recordSign(() => navigateTo('/pad/1'));
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
      handle('signatures.clientDataFields', ({ query }) =>
        form(query.formId === 'F1' ? 'První' : 'Druhý', [fieldDefinition()]),
      ),
      handle('signatures.setClientData', () => {
        now = signatures([member({ SelectedSigningMethod: { ...paper, FormId: 'F2' } })]);
        return ok;
      }),
    );
    const received = recordSign(() => navigateTo('/pad/1'));
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
      handle('signatures.clientDataFields', form('Údaje klienta')),
      handle('signatures.setClientData', failure(500)),
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

describe('when Sign fails', () => {
  const oneMethod = {
    AvailableSigningProcesses: [standard({ AvailableSigningMethods: [biometric] })],
  };
  beforeEach(() => {
    now = signatures([member(oneMethod)]);
  });
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
    recordSign(() => answer);
    const { user, calls: told, names } = await renderCard();
    await user.click(await signButton());
    const shown = await dialog();
    expect(shown).toHaveTextContent(text);
    expect(calls.slice(-2)).toEqual(['Sign', 'GetSignatures']);
    expect(told.find((call) => call.startsWith('signFailed'))).toContain(`"code":"${code}"`);
    expect(logged).toHaveBeenCalled();
    await user.click(within(shown).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    // The failure stays flagged on the card.
    expect(screen.getByText('Poslední akce se nezdařila')).toBeVisible();
    expect(names()).not.toContain('navigate');
  });

  it('shows no failure when the document was signed meanwhile', async () => {
    recordSign(() => {
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
    recordSign(() => {
      now = signatures([running()]);
      return { Result: { Code: 3, Message: 'Podpis už probíhá' } };
    });
    const { user, names } = await renderCard();
    await user.click(await signButton());
    expect(await screen.findByText(/Podpis už byl zahájen/)).toBeVisible();
    expect(names()).not.toContain('signFailed');
  });

  it('asks once more by the same key when the answer was lost after the start', async () => {
    const received = recordSign(() => {
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
    const received = recordSign(() => answers[received.length - 1] ?? failure(500));
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
    recordSign(() => failure(401));
    const onError = jest.fn();
    const { user } = await renderCard({ onError });
    await user.click(await signButton());
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ status: 401 });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('signs once on a double click', async () => {
    const received = recordSign(() => {
      now = signatures([running()]);
      return navigateTo('/pad/1');
    });
    const { user, names } = await renderCard();
    await user.dblClick(await signButton());
    await waitFor(() => expect(names()).toContain('navigate'));
    expect(received).toHaveLength(1);
  });

  it('goes to no address that is none', async () => {
    recordSign(() => navigateTo('javascript:alert(1)'));
    const { user, names } = await renderCard();
    await user.click(await signButton());
    expect(await dialog()).toHaveTextContent('Adresa pro podepsání není platná');
    expect(names()).not.toContain('navigate');
  });

  it('sends the signer to the mobile app when there is no address', async () => {
    recordSign(() => navigateTo(null));
    const { user } = await renderCard();
    await user.click(await signButton());
    expect(
      await screen.findByRole('dialog', { name: 'Podpis v mobilní aplikaci' }),
    ).toHaveTextContent('Podepište dokument v mobilní aplikaci');
  });
});

it('disables every button and select while a sign call runs', async () => {
  now = signatures([member(), member({ Id: 'S2', InfoText1: 'Eva Malá' })]);
  let finish: ((answer: never) => void) | undefined;
  server.use(
    handle('signatures.clientDataFields', { ...ok, Fields: [] }),
    handle(
      'signatures.sign',
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
    handle('signatures.retry', ({ query, headers }) => {
      contexts.push(query, headers.get('x-context'), headers.get('idempotency-key')?.length);
      now = signatures([running()]);
      return navigateTo('https://pad.example/2');
    }),
  );
  const { user, calls: told } = await renderCard();
  await user.click(await button('Opakovat podpis: Jan Novák'));
  await waitFor(() => expect(told).toContain('refresh "retried"'));
  expect(told.filter((call) => call.startsWith('re'))).toEqual([
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
