import { caseCalls } from '@advisor/contracts/case/calls';
import { backgroundHeader } from '@advisor/contracts/error-codes';
import type { CaseMessage, LiveMessage } from '@advisor/contracts/live/messages';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { operationQuery } from '@advisor/api-client/operation-query';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { hearLive } from '@advisor/shell/live';
import { useChange } from '@advisor/shell/use-change';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { beginEachTestLater } from '@advisor/testing/later';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderHost } from './testing/render-host';

const { caseId } = openCase();
/** What the server knows of the case. */
let current = openCase();
beginEachTestLater();
beforeEach(() => {
  current = openCase();
});
const read = jest.fn((_background: string | null) => current);
mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(caseCalls.get, ({ headers }) => read(headers.get(backgroundHeader))),
  handle(notificationCalls.unread, { count: 0 }),
  handle(caseCalls.menuFlags, []),
  handle(caseCalls.stages, { salesArrangementId: 21, stages: [] }),
);

/** A screen of the case where somebody is typing. */
function CaseScreen() {
  const { data } = useQuery(operationQuery(caseCalls.get, { params: { caseId } }));
  const [typed, setTyped] = useState('');
  const save = useChange({ key: ['save'], call: async () => undefined, invalidates: ['other'] });
  return (
    <>
      <h1 tabIndex={-1}>{data?.owner.name}</h1>
      <input
        aria-label="Poznámka"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="button" onClick={() => save.run()}>
        Uložit
      </button>
    </>
  );
}

const screenAt = (path: string, element: ReactNode) => ({
  path,
  element,
  handle: { titleKey: 'test:title', clientPanel: true },
});

async function open() {
  const view = await renderHost('/mortgage/case-detail/1000001', {
    remoteRoutes: [
      screenAt('/mortgage/case-detail/:caseId', <CaseScreen />),
      screenAt('/mortgage/other/:caseId', <h1 tabIndex={-1}>Jiná obrazovka</h1>),
    ],
  });
  act(() => useCurrentClientStore.getState().update(clientOfCase(openCase())));
  await screen.findByRole('heading', { name: openCase().owner.name });
  return view;
}

const tell = (message: LiveMessage) => act(() => hearLive(message));
const changed = (message: Partial<CaseMessage> = {}) =>
  tell({ topic: 'case', caseId, changes: [], ...message });

it.each([
  [
    { by: 'Petr Dvořák', changes: ['income', 'task'] },
    'Případ mezitím změnil(a) Petr Dvořák: příjmy, úkoly',
  ],
  [{ by: 'Petr Dvořák' }, 'Případ mezitím změnil(a) Petr Dvořák.'],
  [{ changes: ['case'] }, 'Případ se mezitím změnil: stav případu'],
] as const)('says who has changed what: %j', async (message, text) => {
  await open();
  changed(message);
  expect(screen.getByText(new RegExp(text.replaceAll(/[().]/g, '\\$&')))).toBeVisible();
});

it('reads nothing anew over what is being typed, until it is asked to', async () => {
  const { user } = await open();
  const note = screen.getByRole('textbox', { name: 'Poznámka' });
  await user.type(note, 'rozepsáno');
  current = openCase({ owner: { userId: 3, name: 'Petr Dvořák' } });
  read.mockClear();
  changed({ by: 'Petr Dvořák', changes: ['case'] });
  expect(note).toHaveFocus();
  expect(read).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Zobrazit' }));
  expect(await screen.findByRole('heading', { name: 'Petr Dvořák' })).toBeVisible();
  expect(note).toHaveValue('rozepsáno');
  expect(screen.queryByRole('button', { name: 'Zobrazit' })).not.toBeInTheDocument();
});

it('names everybody who has changed it since, each once', async () => {
  await open();
  changed({ by: 'Petr Dvořák', changes: ['income'] });
  changed({ by: 'Alena Šťastná', changes: ['income'] });
  changed({ by: 'Petr Dvořák', changes: ['task'] });
  expect(screen.getByText(/změnil\(a\) Petr Dvořák, Alena Šťastná: příjmy, úkoly/)).toBeVisible();
});

it('says nothing of another case, and is put aside with a click', async () => {
  const { user } = await open();
  changed({ caseId: 7, by: 'Petr Dvořák' });
  expect(screen.queryByText(/Petr Dvořák/)).not.toBeInTheDocument();
  changed({ by: 'Petr Dvořák' });
  await user.click(screen.getByRole('button', { name: 'Zavřít' }));
  expect(screen.queryByText(/Petr Dvořák/)).not.toBeInTheDocument();
});

it('goes with the screen: what is opened next is read anew', async () => {
  const { router, queryClient } = await open();
  changed({ by: 'Petr Dvořák' });
  await act(() => router.navigate('/mortgage/other/1000001'));
  expect(await screen.findByRole('heading', { name: 'Jiná obrazovka' })).toBeVisible();
  expect(screen.queryByText(/Petr Dvořák/)).not.toBeInTheDocument();
  const { queryKey } = operationQuery(caseCalls.get, { params: { caseId } });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

describe('what may have been missed', () => {
  const later = openCase({ lastChangedOn: '2030-01-01T08:00:00Z' });

  it.each(['missed', 'watching'] as const)(
    'is looked for without prolonging the session: %s',
    async (topic) => {
      await open();
      current = later;
      read.mockClear();
      tell({ topic });
      expect(await screen.findByText(/Případ se mezitím změnil\./)).toBeVisible();
      expect(read.mock.calls).toEqual([['1']]);
    },
  );

  it('is nothing when the case is as it was read', async () => {
    await open();
    read.mockClear();
    tell({ topic: 'missed' });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    changed({ by: 'Petr Dvořák' });
    expect(screen.getByText(/změnil\(a\) Petr Dvořák\./)).toBeVisible();
  });

  it('is no change that was made here', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    current = later;
    read.mockClear();
    tell({ topic: 'missed' });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    tell({ topic: 'missed' });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/se mezitím změnil/)).not.toBeInTheDocument();
  });
});
