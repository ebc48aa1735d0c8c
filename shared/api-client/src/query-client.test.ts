import { QueryObserver, MutationObserver } from '@tanstack/react-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

const failed = new ApiError({ kind: 'http', status: 500, operationId: caseCalls.get.id });
const fail = () => Promise.reject(failed);

const shown = { isWithoutReader: false, shows: [], fieldErrors: expect.any(Function) };
const change = { ...shown, retry: expect.any(Function) };
const fieldErrors = () => ({ amount: 'Málo' });

function setUp() {
  const onError = jest.fn();
  return { onError, client: createQueryClient({ onFailure: onError }) };
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
  expect(onError.mock.calls).toEqual([[failed, { ...shown, isWithoutReader: true }]]);
});

it('… also beside who only looks at what others read', async () => {
  const { client, onError } = setUp();
  const looked = new QueryObserver(client, { queryKey: ['a'], queryFn: fail, enabled: false });
  const stop = looked.subscribe(() => {});
  await client.fetchQuery({ queryKey: ['a'], queryFn: fail }).catch(() => undefined);
  stop();
  expect(onError.mock.calls).toEqual([[failed, { ...shown, isWithoutReader: true }]]);
});

it('reports the failure of a query that a screen reads', async () => {
  const { client, onError } = setUp();
  const done = settled(client);
  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn: fail }).subscribe(() => {});
  await done;
  stop();
  expect(onError).toHaveBeenCalledWith(failed, shown);
});

it.each([
  [{}, [[failed, change]]],
  [
    { shows: ['conflict' as const], fieldErrors },
    [[failed, { ...change, shows: ['conflict'], fieldErrors }]],
  ],
  [{ allowFailure: true }, []],
  [{ allowFailure: (error: unknown) => error === failed }, []],
  [{ allowFailure: (error: unknown) => error !== failed }, [[failed, change]]],
])('reports a mutation with meta %j', async (meta, reported) => {
  const { client, onError } = setUp();
  await new MutationObserver(client, { mutationFn: fail, meta }).mutate().catch(() => undefined);
  expect(onError.mock.calls).toEqual(reported);
});

it('does a failed change again as it was, or as it asks to be', async () => {
  const { client, onError } = setUp();
  const mutationFn = jest.fn((_sent: unknown) => fail());
  const observer = new MutationObserver(client, { mutationFn });
  const variables = { amount: 1 };
  await observer.mutate(variables).catch(() => undefined);
  const [[, { retry: again }]] = onError.mock.calls;
  const repeated = new Promise((resolve) => {
    mutationFn.mockImplementationOnce(async (sent) => resolve(sent) as never);
  });
  again();
  expect(await repeated).toBe(variables);

  const retry = jest.fn();
  await observer.mutate({ retry }).catch(() => undefined);
  expect(onError.mock.lastCall[1].retry).toBe(retry);
});

it('tells of the start of a change, of no query and of no other read', async () => {
  const onChangeStart = jest.fn();
  const client = createQueryClient({ onFailure: jest.fn(), onChangeStart });
  await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 });
  expect(onChangeStart).not.toHaveBeenCalled();
  await new MutationObserver(client, { mutationFn: async () => 1 }).mutate();
  expect(onChangeStart).toHaveBeenCalledTimes(1);
  const search = { mutationFn: async () => 1, meta: { isRead: true } };
  await new MutationObserver(client, search).mutate();
  expect(onChangeStart).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'a lost connection',
    new ApiError({ kind: 'network', status: 0, operationId: caseCalls.get.id }),
    3,
  ],
  [
    'a gateway without its service',
    new ApiError({ kind: 'http', status: 503, operationId: caseCalls.get.id }),
    3,
  ],
  ['a failure of the server', failed, 1],
  ['a time-out', new ApiError({ kind: 'timeout', status: 0, operationId: caseCalls.get.id }), 1],
  [
    'a cancelled call',
    new ApiError({ kind: 'cancelled', status: 0, operationId: caseCalls.get.id }),
    1,
  ],
])('tries as often as it may help: %s', async (_name, error, attempts) => {
  const { client } = setUp();
  const queryFn = jest.fn(() => Promise.reject(error));
  await client.fetchQuery({ queryKey: ['a'], queryFn, retryDelay: 0 }).catch(() => undefined);
  expect(queryFn).toHaveBeenCalledTimes(attempts);
});
