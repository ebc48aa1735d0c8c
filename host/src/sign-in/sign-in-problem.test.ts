import { ApiError } from '@advisor/api-client/api-error';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { signInProblem } from './sign-in-problem';

const failed = (status: number, code?: number, kind: ApiError['kind'] = 'http') =>
  new ApiError({
    kind,
    status,
    operationId: sessionCalls.signIn.id,
    messages: code === undefined ? [] : [{ severity: 1, message: 'x', errorCode: code }],
  });

it.each([
  [failed(401), 'refused'],
  [failed(403, 90902), 'refused'],
  [failed(400, 90900), 'refused'],
  [failed(429, 90907), 'throttled'],
  [failed(500, 90904), 'failed'],
  [failed(503), 'unavailable'],
  [failed(0, undefined, 'network'), 'unavailable'],
  [failed(0, undefined, 'timeout'), 'unavailable'],
  [new TypeError('x'), 'failed'],
])('%s is %s', (error, problem) => {
  expect(signInProblem(error)).toBe(problem);
});
