import { ApiError } from '@advisor/api-client/api-error';
import { caseCalls } from '@advisor/contracts/case/calls';
import { pageProblem } from './page-problem';

const failed = (status: number, kind: ApiError['kind'] = 'http') =>
  new ApiError({ kind, status, operationId: caseCalls.get.id });
const routeError = (status: number) => ({
  status,
  statusText: '',
  internal: true,
  data: undefined,
});

it.each([
  [failed(404), 'missing'],
  [failed(403), 'forbidden'],
  [failed(400), 'unexpected'],
  [failed(409), 'unexpected'],
  [failed(500), 'unexpected'],
  [failed(503), 'network'],
  [failed(0, 'network'), 'network'],
  [failed(0, 'timeout'), 'timeout'],
  [failed(0, 'cancelled'), 'cancelled'],
  [new Error('react does not satisfy the requirement of advisor_case'), 'incompatible'],
  [routeError(404), 'notFound'],
  [routeError(403), 'forbidden'],
  [routeError(500), 'unexpected'],
  [new TypeError('x'), 'unexpected'],
  [undefined, 'unexpected'],
])('%p is %s', (error, problem) => {
  expect(pageProblem(error)).toBe(problem);
});
