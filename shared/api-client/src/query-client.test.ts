import { QueryObserver, MutationObserver } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

const failed = new ApiError({ kind: 'http', status: 500, operationId: 'case.get' });
const fail = () => Promise.reject(failed);

function setUp() {
  const onError = jest.fn();
  return { onError, client: createQueryClient(onError) };
}

const settled = (client: ReturnType<typeof createQueryClient>) =>
  new Promise<void>((resolve) => {
    client.getQueryCache().subscribe(({ query }) => {
      if (query.state.status === 'error') resolve();
    });
  });

it('reports a loader’s failure as one without a reader', async () => {
  const { client, onError } = setUp();
  await client.fetchQuery({ queryKey: ['a'], queryFn: fail }).catch(() => undefined);
  expect(onError.mock.calls).toEqual([
    [failed, { isWithoutReader: true, showsFieldErrors: false }],
  ]);
});

it('reports the failure of a query that a screen reads', async () => {
  const { client, onError } = setUp();
  const done = settled(client);
  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn: fail }).subscribe(() => {});
  await done;
  stop();
  expect(onError).toHaveBeenCalledWith(failed, { isWithoutReader: false, showsFieldErrors: false });
});

it.each([
  [{}, [[failed, { isWithoutReader: false, showsFieldErrors: false }]]],
  [{ showsFieldErrors: true }, [[failed, { isWithoutReader: false, showsFieldErrors: true }]]],
  [{ allowFailure: true }, []],
  [{ allowFailure: (error: unknown) => error === failed }, []],
  [
    { allowFailure: (error: unknown) => error !== failed },
    [[failed, { isWithoutReader: false, showsFieldErrors: false }]],
  ],
])('reports a mutation with meta %j', async (meta, reported) => {
  const { client, onError } = setUp();
  await new MutationObserver(client, { mutationFn: fail, meta }).mutate().catch(() => undefined);
  expect(onError.mock.calls).toEqual(reported);
});

it.each([
  ['a lost connection', new ApiError({ kind: 'network', status: 0, operationId: 'case.get' }), 3],
  [
    'a gateway without its service',
    new ApiError({ kind: 'http', status: 503, operationId: 'case.get' }),
    3,
  ],
  ['a failure of the server', failed, 1],
  ['a time-out', new ApiError({ kind: 'timeout', status: 0, operationId: 'case.get' }), 1],
  ['a cancelled call', new ApiError({ kind: 'cancelled', status: 0, operationId: 'case.get' }), 1],
])('tries as often as it may help: %s', async (_name, error, attempts) => {
  const { client } = setUp();
  const queryFn = jest.fn(() => Promise.reject(error));
  await client.fetchQuery({ queryKey: ['a'], queryFn, retryDelay: 0 }).catch(() => undefined);
  expect(queryFn).toHaveBeenCalledTimes(attempts);
});
