import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import 'fake-indexeddb/auto';
import { clearDrafts, flushDrafts, openDrafts, readDraft } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { act, screen, waitFor } from '@testing-library/react';
import { openFormKey } from '../service/signing-drafts';
import { renderCard, signingDocument } from '../testing/render-card';
import {
  biometric,
  digital,
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
let now: Signatures;
let posts: string[];

beforeEach(async () => {
  posts = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openDrafts(1);
  await clearDrafts();
  openDrafts(1);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posts.push(request.url.split('/').at(-1) ?? '');
  });
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
    handle(signatureCalls.clientDataFields, {
      ...ok,
      Fields: [fieldDefinition()],
      Form: { Title: 'Údaje klienta' },
    }),
    handle(signatureCalls.setClientData, ok),
  );
});

const note = () => screen.findByLabelText(/^Poznámka/);
const signButton = () => screen.findByRole('button', { name: 'Podepsat: Jan Novák' });
const oneMethod = (change = {}) => standard({ AvailableSigningMethods: [biometric], ...change });

async function openForm() {
  now = signatures([member()]);
  const view = await renderCard();
  await view.user.selectOptions(await screen.findByRole('combobox'), paper.Name);
  await view.user.click(await signButton());
  await view.user.type(await note(), 'Ahoj');
  return view;
}

/** Drafts are written a moment after the last key, and read when the card opens. */
const written = () =>
  act(async () => {
    await flushDrafts();
    await readDraft(openFormKey(signingDocument));
  });
const comeBack = () => act(() => window.dispatchEvent(new Event('focus')));

it('comes back to the form and to what was typed after a reload, and signs nothing by itself', async () => {
  const { unmount } = await openForm();
  await written();
  unmount();
  const { names } = await renderCard();
  await waitFor(async () => expect(await note()).toHaveValue('Ahoj'));
  expect(screen.getByRole('heading', { name: 'Údaje klienta' })).toBeInTheDocument();
  expect(posts).toEqual([]);
  expect(names()).toContain('dirty');
});

it('does not come back to a form that was left', async () => {
  const { user, unmount } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Zpět na podepisující osoby' }));
  await written();
  unmount();
  await renderCard();
  await signButton();
  await written();
  expect(screen.queryByRole('heading', { name: 'Údaje klienta' })).not.toBeInTheDocument();
});

it('does not come back to the form of a signature that has been signed meanwhile', async () => {
  const { unmount } = await openForm();
  await written();
  unmount();
  now = signatures([signed()]);
  await renderCard();
  await screen.findByText('Podepsáno');
  await written();
  expect(screen.queryByRole('heading', { name: 'Údaje klienta' })).not.toBeInTheDocument();
});

it('forgets what was typed once it is saved', async () => {
  server.use(handle(signatureCalls.sign, failure(500)));
  const { user, unmount } = await openForm();
  await written();
  await user.click(screen.getByRole('button', { name: 'Uložit a podepsat' }));
  await screen.findByRole('alertdialog');
  await written();
  unmount();
  await renderCard();
  // The form opens as the service has it, not as it was typed.
  expect(await note()).toHaveValue('');
});

it('tells of completion after the way to the signing device and back, once', async () => {
  now = signatures([member({ AvailableSigningProcesses: [oneMethod()] })]);
  server.use(
    handle(signatureCalls.sign, () => {
      now = signatures([running()]);
      return { ...ok, NavigateUrl: '/pad/1' };
    }),
  );
  const first = await renderCard();
  await first.user.click(await signButton());
  await waitFor(() => expect(first.names()).toContain('navigate'));
  first.unmount();

  now = signatures([signed()]);
  const second = await renderCard();
  await waitFor(() => expect(second.names()).toContain('completed'));
  second.unmount();

  const third = await renderCard();
  await screen.findByText('Podepsáno');
  await written();
  expect(third.names()).toEqual(['statusChanged']);
});

it('tells that it is completed after the device, where nothing can be kept', async () => {
  now = signatures([signed()]);
  const { names } = await renderCard({ bridge: { hasReturned: true } });
  await waitFor(() => expect(names()).toEqual(['statusChanged', 'completed']));
});

describe('back from the device', () => {
  // The window is in front.
  beforeEach(() => jest.spyOn(document, 'hasFocus').mockReturnValue(true));
  afterEach(() => jest.restoreAllMocks());

  it('leads on to the next signature', async () => {
    now = signatures([
      signed(),
      member({ Id: '2', AvailableSigningProcesses: [oneMethod()], InfoText1: 'Ivana Malá' }),
    ]);
    await renderCard({ bridge: { hasReturned: true } });
    const next = await screen.findByRole('button', { name: 'Podepsat: Ivana Malá' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('leads to the card when all have signed', async () => {
    now = signatures([signed()]);
    await renderCard({ bridge: { hasReturned: true } });
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  });
});

describe('while something is PROCESSING', () => {
  it('reads the state by itself, in the background', async () => {
    now = signatures([running()]);
    const headers: (string | null)[] = [];
    const { calls } = await renderCard();
    await screen.findByText('Probíhá');
    server.use(
      handle(signatureCalls.get, (request) => {
        headers.push(request.headers.get('x-background'));
        return signatures([signed()]);
      }),
    );
    await comeBack();
    expect(await screen.findByText('Podepsáno')).toBeVisible();
    expect(headers).toEqual(['1']);
    await waitFor(() => expect(calls.some((call) => call.startsWith('completed'))).toBe(true));
  });

  it('says that the state may be old when reading fails, without a dialog', async () => {
    now = signatures([running()]);
    server.use(handle(signatureCalls.get, failure(503)));
    await renderCard();
    await screen.findByText('Probíhá');
    await comeBack();
    expect(await screen.findByText(/Stav podpisů se teď nedaří obnovovat/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    server.use(handle(signatureCalls.get, () => now));
    await comeBack();
    await waitFor(() => expect(screen.queryByText(/nedaří obnovovat/)).not.toBeInTheDocument());
  });

  it('leaves an expired session to the page', async () => {
    now = signatures([running()]);
    server.use(handle(signatureCalls.get, failure(401)));
    const onError = jest.fn();
    await renderCard({ onError });
    await screen.findByText('Probíhá');
    await comeBack();
    await waitFor(() => expect(onError).toHaveBeenCalled());
  });

  it('ignores an answer that was asked for before a newer one', async () => {
    now = signatures(
      [
        running({
          AvailableSigningProcesses: [digital({ CanBeSigned: false, CanBeCancelled: true })],
        }),
      ],
      { Process: 'MSC' },
    );
    let answerLate: ((answer: never) => void) | undefined;
    const { user } = await renderCard();
    await screen.findByText('Probíhá');
    server.use(
      handle(
        signatureCalls.get,
        () =>
          new Promise((resolve) => {
            answerLate = resolve;
          }),
      ),
    );
    await comeBack();
    await waitFor(() => expect(answerLate).toBeDefined());
    const newer = signatures(
      [signed({ AvailableSigningProcesses: [digital({ CanBeSigned: false })] })],
      { Process: 'MSC' },
    );
    server.use(handle(signatureCalls.get, newer));
    await user.click(screen.getByRole('button', { name: 'Obnovit' }));
    expect(await screen.findByText('Podepsáno')).toBeVisible();
    answerLate?.(now as never);
    await written();
    expect(screen.getByText('Podepsáno')).toBeVisible();
  });
});
