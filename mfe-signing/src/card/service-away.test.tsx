import { setImmediate as nextTurn } from 'node:timers/promises';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigateTo, recordSign } from '../testing/record-sign';
import { renderCard } from '../testing/render-card';
import {
  digital,
  fieldDefinition,
  member,
  paper,
  running,
  signatures,
  signed,
} from '../testing/signature-fixtures';

const server = mockServer();
let now: Signatures;
let isAway: boolean;
/** Seconds of the minute at which the state was asked for. */
let readings: number[];
let second: number;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isAway = false;
  readings = [];
  second = 0;
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => {
      readings.push(second);
      return isAway ? failure(503) : now;
    }),
  );
});
afterEach(() => jest.useRealTimers());

/** Waits for calls, which take no time of the faked clock. */
const answered = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await nextTurn();
      await jest.advanceTimersByTimeAsync(0);
    }
  });

async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) {
    second += 1;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await answered();
  }
}

const inDigital = (change = {}) => [digital({ CanBeSigned: false, ...change })];

it('asks less and less often while the service is down for a minute, then shows what is', async () => {
  now = signatures([member({ AvailableSigningProcesses: [digital()] })], { Process: 'MSC' });
  await renderCard();
  const reload = await screen.findByRole('button', { name: 'Obnovit' });
  // No jitter: the middle of its range.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  now = signatures([running({ AvailableSigningProcesses: inDigital({ CanBeCancelled: true }) })], {
    Process: 'MSC',
  });
  fireEvent.click(reload);
  await answered();
  expect(screen.getByText('Probíhá')).toBeVisible();

  isAway = true;
  readings = [];
  await pass(60);
  expect(readings).toEqual([2, 4, 7, 12, 22, 52]);
  expect(screen.getByText(/Stav podpisů se teď nedaří obnovovat/)).toBeVisible();
  expect(screen.getByText('Probíhá')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  isAway = false;
  now = signatures([signed({ AvailableSigningProcesses: inDigital() })], { Process: 'MSC' });
  await pass(30);
  expect(screen.getByText('Podepsáno')).toBeVisible();
  expect(screen.queryByText(/nedaří obnovovat/)).not.toBeInTheDocument();
});

it('loses nothing of a form, which is sent once the service is back', async () => {
  now = signatures([member()]);
  const saved: unknown[] = [];
  server.use(
    handle(signatureCalls.clientDataFields, {
      Result: { Code: 0 },
      Fields: [fieldDefinition()],
      Form: { Title: 'Údaje klienta' },
    }),
    handle(signatureCalls.setClientData, networkFailure()),
  );
  const received = recordSign(server, () => navigateTo('/pad/1'));
  const { user, names } = await renderCard();
  await user.selectOptions(await screen.findByRole('combobox'), paper.Name);
  await user.click(screen.getByRole('button', { name: 'Podepsat: Jan Novák' }));
  await user.type(await screen.findByLabelText(/^Poznámka/), 'Ahoj');
  const send = screen.getByRole('button', { name: 'Uložit a podepsat' });
  await user.click(send);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }),
  );
  expect(received).toEqual([]);
  server.use(
    handle(signatureCalls.setClientData, ({ body }) => {
      saved.push(body.Properties);
      return { Result: { Code: 0 } };
    }),
  );
  await user.click(send);
  await waitFor(() => expect(names()).toContain('navigate'));
  expect(saved).toEqual([[{ Key: 'note', Value: '{"Value":"Ahoj"}' }]]);
  expect(received).toHaveLength(1);
});
