import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import type { HostBridge } from '../bridge/host-bridge';
import { NotLed, UnsafeAddress } from '../service/failure';
import { renderCard } from '../testing/render-card';
import {
  biometric,
  digital,
  expired,
  member,
  running,
  signatures,
  standard,
} from '../testing/signature-fixtures';

const server = mockServer();
/** What the service would answer now. */
let now: Signatures;
let cancelled: unknown[];
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cancelled = [];
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
    handle(signatureCalls.cancelOne, ({ query }) => {
      cancelled.push(query);
      return { Result: { Code: 0 } };
    }),
  );
});

/** What the advisor starts, and what is there before. */
const actions = {
  sign: {
    button: 'Podepsat: Jan Novák',
    before: () =>
      member({ AvailableSigningProcesses: [standard({ AvailableSigningMethods: [biometric] })] }),
    process: 'STANDARD',
  },
  retry: { button: 'Opakovat podpis: Jan Novák', before: expired, process: 'STANDARD' },
  delegate: {
    button: 'Odeslat k digitálnímu podpisu',
    before: () => member({ AvailableSigningProcesses: [digital()] }),
    process: 'MSC',
  },
} as const;

/** Of any of the three calls. */
type Answer = (Signatures & { NavigateUrl?: string }) | Response;
const leading = (NavigateUrl: string): Answer => ({ ...signatures([]), NavigateUrl });
const refused: Answer = { ...signatures([]), Result: { Code: 7 } };
const here = leading('https://pad.example/1');
const elsewhere = leading('https://other.example/1');
const refusing = {
  navigate: (address: string) => {
    throw new UnsafeAddress(address);
  },
  redirect: (address: string) => Promise.reject(new UnsafeAddress(address)),
};
const silent = { redirect: () => Promise.reject(new NotLed()) };

/** Every way in which what was started ends here, before anybody could sign. */
const ends: [
  action: keyof typeof actions,
  what: string,
  answer: Answer,
  bridge: Partial<HostBridge>,
  code: string,
][] = [
  ...(['sign', 'retry', 'delegate'] as const).flatMap((action): typeof ends => [
    [action, 'that the service refuses', refused, {}, 'RESULT_7'],
    [action, 'that fails', failure(500), {}, 'HTTP_500'],
    [action, 'without an answer', networkFailure(), {}, 'network'],
    [action, 'whose answer is none', Response.json({ Result: 'no' }), {}, 'malformed'],
  ]),
  ...(['sign', 'retry'] as const).flatMap((action): typeof ends => [
    [action, 'that leads to no address', leading('javascript:1'), {}, 'addressRefused'],
    [action, 'that leads to an origin of nobody', elsewhere, {}, 'addressRefused'],
    [action, 'that the page around does not let lead there', here, refusing, 'addressRefused'],
  ]),
  ['retry', 'that nobody leads on', here, silent, 'timeout'],
];

it.each(ends)('%s %s has an end', async (action, _, answer, bridge, code) => {
  const { button, before, process } = actions[action];
  now = signatures([before()], { Process: process });
  const respond = () => {
    const isBegun = !(answer instanceof Response) && answer.Result.Code === 0;
    if (isBegun) now = signatures([running()]);
    return answer;
  };
  server.use(
    handle(signatureCalls.sign, respond),
    handle(signatureCalls.retry, respond),
    handle(signatureCalls.delegate, respond),
  );
  const { user, calls: announced } = await renderCard({ processType: process, bridge });
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('alertdialog', { name: 'Nastala chyba' });
  const [started, ...failed] = announced.flatMap((call) => {
    const [, name, event = '{}'] = /^(signStarted|signFailed) (.*)$/.exec(call) ?? [];
    return name === undefined ? [] : [{ name, ...(JSON.parse(event) as object) }];
  });
  expect(started).toMatchObject({ name: 'signStarted' });
  expect(failed).toEqual([
    { ...started, name: 'signFailed', code, retriable: expect.any(Boolean) },
  ]);
  // Nobody could sign there: it is begun no longer.
  const isRefused = code === 'addressRefused';
  await waitFor(() => expect(cancelled).toHaveLength(isRefused ? 1 : 0));
  const lines = logged.mock.calls.map(([line]) => String(line));
  expect(lines.some((line) => line.includes('navigationOrigins'))).toBe(isRefused);
});
