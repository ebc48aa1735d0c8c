import { createQueryClient } from '@advisor/api-client/query-client';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingDocument } from '../testing/render-card';
import { member, signatures } from '../testing/signature-fixtures';
import { failureCode, failureText, isSilent } from './failure';
import { safeAddress } from './safe-address';
import { SignatureRefusal } from './signature-refusal';
import { DocumentNotPrepared, signaturesQuery } from './signatures.queries';
import { ApiError } from '@advisor/api-client/api-error';

let asked = 0;
let preparedAfter = Infinity;

beforeEach(() => {
  asked = 0;
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    return Response.json(
      signatures([member()], { Process: asked > preparedAfter ? 'STANDARD' : null }),
    );
  });
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

const start = () => {
  const client = createQueryClient({ onFailure: () => undefined });
  return client.fetchQuery({ ...signaturesQuery(signingDocument), retry: false });
};

it('asks again after 1, 2, 4 and 8 seconds while there is no process', async () => {
  preparedAfter = 4;
  const answer = start();
  await pass(8);
  expect(asked).toBe(4);
  await pass(9);
  await expect(answer).resolves.toMatchObject({ Process: 'STANDARD' });
  expect(asked).toBe(5);
});

it('ends after a minute', async () => {
  preparedAfter = Infinity;
  const answer = start();
  const ended = answer.catch((error: unknown) => error);
  await pass(64);
  await expect(ended).resolves.toBeInstanceOf(DocumentNotPrepared);
  expect(asked).toBe(10);
});

it.each([
  ['https://pad.example/1', 'https://pad.example/1'],
  ['http://127.0.0.1:4000/pad', 'http://127.0.0.1:4000/pad'],
  ['/pad/1', 'http://localhost/pad/1'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://', undefined],
  ['https://other.example/1', undefined],
  ['https://pad.example:8443/1', undefined],
  ['http://pad.example/1', undefined],
  ['//other.example/1', undefined],
  ['https://user@pad.example/1', undefined],
  ['', undefined],
  [null, undefined],
])('sends a browser from %p to %p', (address, safe) => {
  expect(safeAddress(address, ['https://pad.example', 'http://127.0.0.1:4000'])).toBe(safe);
});

const failed = (kind: ApiError['kind'], status: number) =>
  new ApiError({ kind, status, operationId: signatureCalls.sign.id });
it.each([
  [
    new SignatureRefusal({ Code: 5, Message: 'Jan Novák' }),
    'RESULT_5',
    { text: 'Jan Novák' },
    false,
  ],
  [new SignatureRefusal({ Code: 5, Message: '' }), 'RESULT_5', { key: 'failure.default' }, false],
  [failed('http', 403), 'HTTP_403', { key: 'failure.forbidden' }, false],
  [failed('http', 401), 'HTTP_401', { key: 'failure.default' }, true],
  [failed('timeout', 0), 'timeout', { key: 'failure.default' }, false],
  [failed('cancelled', 0), 'cancelled', { key: 'failure.default' }, true],
  [new Error('x'), 'UNEXPECTED', { key: 'failure.default' }, false],
])('tells of %s by %s', (error, code, text, silent) => {
  expect(failureCode(error)).toBe(code);
  expect(failureText(error)).toEqual(text);
  expect(isSilent(error)).toBe(silent);
  // What reaches logs holds no text of the service.
  expect(error.message).not.toContain('Novák');
});
