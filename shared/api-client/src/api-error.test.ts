import { caseCalls } from '@advisor/contracts/case/calls';
import { ApiError, type ApiErrorKind } from './api-error';

it.each<[ApiErrorKind, number, boolean]>([
  ['network', 0, true],
  ['http', 502, true],
  ['http', 503, true],
  ['http', 504, true],
  ['http', 500, false],
  ['http', 501, false],
  ['http', 404, false],
  ['timeout', 0, false],
  ['cancelled', 0, false],
])('takes %s %d for a server that is away: %j', (kind, status, isServerAway) => {
  const error = new ApiError({ kind, status, operationId: caseCalls.get.id });
  expect(error.isServerAway).toBe(isServerAway);
});
