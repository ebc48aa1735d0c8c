import { sessionCalls } from '@advisor/contracts/session/calls';
import { ApiError, type ApiErrorKind } from './api-error';
import { drawingDateMarkers } from '@advisor/contracts/error-codes';
import type { ErrorMessage } from '@advisor/contracts/errors';
import {
  decideError,
  type ErrorDecision,
  type ErrorFlag,
  type ShownElsewhere,
} from './error-policy';

const screen: ShownElsewhere = { isWithoutReader: false, shows: [], fieldErrors: () => ({}) };

const message = (change: Partial<ErrorMessage> = {}): ErrorMessage => ({
  severity: 1,
  message: 'Text serveru',
  errorCode: 90904,
  ...change,
});

function failed(
  status: number,
  messages: ErrorMessage[] = [message()],
  { kind = 'http', operationId = 'case.get' }: { kind?: ApiErrorKind; operationId?: string } = {},
) {
  return new ApiError({ kind, status, operationId, messages, traceId: 'trace-1' });
}

const banner = expect.objectContaining({ message: 'Text serveru', traceId: 'trace-1' });
const text = (key: string) => ({ text: key, severity: 1, traceId: 'trace-1' });
type Case = [name: string, error: unknown, decision: ErrorDecision];

it.each<Case>([
  ['400', failed(400), { banner }],
  [
    '400 with a warning first',
    failed(400, [message({ severity: 2, description: 'Popis', errorCode: 90014 }), message()]),
    {
      banner: {
        message: 'Text serveru',
        severity: 2,
        description: 'Popis',
        errorCode: 90014,
        traceId: 'trace-1',
      },
    },
  ],
  ['400 without a body', failed(400, []), { banner: expect.objectContaining(text('unexpected')) }],
  [
    '400/90007',
    failed(400, [message({ errorCode: 90007 })]),
    { flag: 'customerNotInBusinessRegister', banner },
  ],
  [
    '400/90001',
    failed(400, [message({ errorCode: 90001 })]),
    { flag: 'customerAlreadyOnHousehold', banner },
  ],
  ['400/90027', failed(400, [message({ errorCode: 90027 })]), { flag: 'notEligible', banner }],
  [
    '400/90007 as the second message',
    failed(400, [message(), message({ errorCode: 90007 })]),
    { flag: 'customerNotInBusinessRegister', banner },
  ],
  ['400/90008', failed(400, [message({ errorCode: 90008 })]), { banner }],
  ['400/90014', failed(400, [message({ errorCode: 90014 })]), { banner }],
  ['400/90080', failed(400, [message({ errorCode: 90080 })]), { banner }],
  ...drawingDateMarkers.map(
    (marker) =>
      [
        `400 with the marker ${marker}`,
        failed(400, [message({ message: `Chyba: ${marker} je v minulosti` })]),
        {
          flag: 'expectedDateOfDrawing',
          banner: expect.objectContaining({ traceId: 'trace-1' }),
        },
      ] as Case,
  ),
  ['401', failed(401, []), { signIn: true }],
  ['403', failed(403), { banner: expect.objectContaining(text('forbidden')) }],
  [
    '403 on the logged-in user',
    failed(403, [message()], { operationId: sessionCalls.loggedInUser.id }),
    { signOut: 'no_permission' },
  ],
  ['404', failed(404), { banner }],
  ['409', failed(409), { flag: 'conflict', banner }],
  ['413', failed(413), { banner }],
  ['429', failed(429), { banner }],
  ['500', failed(500), { banner }],
  [
    '500/90008',
    failed(500, [message({ errorCode: 90008 })]),
    {
      flag: 'businessRegisterUnavailable',
      banner: expect.objectContaining({ message: 'Text serveru', errorCode: 90008 }),
    },
  ],
  ['501', failed(501), { banner }],
  ...[502, 503, 504].map(
    (status) =>
      [
        `${status} of a gateway`,
        failed(status),
        { banner: expect.objectContaining(text('network')) },
      ] as Case,
  ),
  [
    'no connection',
    failed(0, [], { kind: 'network' }),
    { banner: expect.objectContaining(text('network')) },
  ],
  [
    'no answer in time',
    failed(0, [], { kind: 'timeout' }),
    { banner: expect.objectContaining(text('timeout')) },
  ],
  ['a call that the user cancelled', failed(0, [], { kind: 'cancelled' }), {}],
  [
    'a fault of the program',
    new TypeError('x is undefined'),
    { banner: { text: 'unexpected', severity: 1 } },
  ],
])('%s', (_name, error, decision) => {
  expect(decideError(error, screen)).toEqual(decision);
});

it.each<Case>([
  ['404', failed(404), {}],
  ['403', failed(403), {}],
  [
    '500/90008',
    failed(500, [message({ errorCode: 90008 })]),
    { flag: 'businessRegisterUnavailable' },
  ],
  ['409', failed(409), { flag: 'conflict' }],
  ['401', failed(401, []), { signIn: true }],
  ['a fault of the program', new TypeError('x is undefined'), {}],
])('%s of a loader stands in the error element alone', (_name, error, decision) => {
  expect(decideError(error, { ...screen, isWithoutReader: true })).toEqual(decision);
});

it.each<[ErrorFlag, ApiError]>([
  ['conflict', failed(409)],
  ['customerNotInBusinessRegister', failed(400, [message({ errorCode: 90007 })])],
  ['customerAlreadyOnHousehold', failed(400, [message({ errorCode: 90001 })])],
  ['notEligible', failed(400, [message({ errorCode: 90027 })])],
])('leaves %s to the screen that shows it', (flag, error) => {
  expect(decideError(error, { ...screen, shows: [flag] })).toEqual({ flag });
});

it('says that the business register is away even where the screen knows', () => {
  const error = failed(500, [message({ errorCode: 90008 })]);
  const flag = 'businessRegisterUnavailable';
  expect(decideError(error, { ...screen, shows: [flag] })).toEqual({ flag, banner });
});

const fieldErrors = ({ fieldErrors: { amount } }: ApiError) =>
  amount === undefined ? ({} as Record<string, string>) : { amount };

it.each([
  ['all messages stand at fields', [message({ field: 'amount' })], undefined],
  [
    'one stands at no field',
    [message({ field: 'amount' }), message({ message: 'Celkově špatně' })],
    'Celkově špatně',
  ],
  ['the form has no such field', [message({ field: 'unknown' })], 'Text serveru'],
])('leaves messages at fields to the form: %s', (_name, messages, shown) => {
  const decision = decideError(failed(400, messages), { ...screen, fieldErrors });
  expect(decision.banner?.message).toBe(shown);
});
