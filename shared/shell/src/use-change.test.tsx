import { ApiError } from '@advisor/api-client/api-error';
import { decideError, type ErrorBanner } from '@advisor/api-client/error-policy';
import { createQueryClient } from '@advisor/api-client/query-client';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { useNotificationStore } from './notifications';
import { useChange, type Change, type ChangeOptions } from './use-change';

const refused = (status: number, message: Partial<ErrorMessage> = {}) =>
  new ApiError({
    kind: 'http',
    status,
    operationId: 'case.cancel',
    messages: [{ severity: 1, message: 'Nelze', errorCode: 90904, ...message }],
  });
const lost = new ApiError({ kind: 'network', status: 0, operationId: 'case.cancel' });

interface Input {
  amount: number;
}

interface Surroundings {
  /** Is on the screen, too. */
  beside?: ReactNode;
  /** Called with what has just been drawn. */
  onDraw?: (change: Change<Input, number>) => void;
}

/** Renders the hook beside a query of a case, with the error policy. */
function setUp({
  beside,
  onDraw = () => undefined,
  ...options
}: Partial<ChangeOptions<Input, number>> & Surroundings = {}) {
  const call = jest.fn<Promise<number>, [Input, { idempotencyKey: string }]>(
    options.call ?? (async () => 7),
  );
  const read = jest.fn(async () => 1);
  const banners: ErrorBanner[] = [];
  let tryAgain: (() => void) | undefined;
  const queryClient = createQueryClient({
    onFailure: (error, context) => {
      const { banner } = decideError(error, context);
      if (banner) banners.push(banner);
      tryAgain = context.retry;
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      {children}
      {beside}
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['case.get', 1], queryFn: read });
      const change = useChange({
        key: ['case.cancel', 1],
        invalidates: ['case'],
        ...options,
        call,
      });
      useLayoutEffect(() => onDraw(change));
      return change;
    },
    { wrapper },
  );
  const run = (...args: Parameters<typeof result.current.run>) =>
    act(async () => {
      await result.current.runAsync(...args);
      // The query client tells its observers in the next turn.
      await new Promise<void>((resolve) => {
        setTimeout(resolve);
      });
    });
  return {
    result,
    run,
    call,
    read,
    banners,
    queryClient,
    tryAgain: () => act(async () => tryAgain?.()),
  };
}

const failOnce = (error: unknown) => {
  let isFirst = true;
  return async () => {
    if (!isFirst) return 7;
    isFirst = false;
    throw error;
  };
};

const keys = ({ call }: Pick<ReturnType<typeof setUp>, 'call'>) =>
  call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

beforeEach(() => useNotificationStore.setState({ notifications: [] }));

it('runs once, says so, and has what is shown read again', async () => {
  const onDone = jest.fn();
  const { result, call, read } = setUp({ success: (answer) => ({ title: `Hotovo ${answer}` }) });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await act(async () => {
    result.current.run({ amount: 1 }, { onDone });
    result.current.run({ amount: 1 }, { onDone });
  });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(call).toHaveBeenCalledTimes(1);
  expect(onDone.mock.calls).toEqual([[7]]);
  expect(useNotificationStore.getState().notifications).toMatchObject([
    { type: 'success', title: 'Hotovo 7' },
  ]);
});

it('reads once what the screen that it leads to reads', async () => {
  const { run, read, queryClient } = setUp();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  const query = { queryKey: ['case.get', 1], queryFn: read, staleTime: Infinity };
  await run({ amount: 1 }, { onDone: () => queryClient.fetchQuery(query) });
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads again what was being read while it was changed', async () => {
  const answers: ((version: number) => void)[] = [];
  const { result, read, queryClient } = setUp();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  read.mockImplementation(() => new Promise<number>((resolve) => answers.push(resolve)));
  void queryClient.refetchQueries({ queryKey: ['case.get', 1] });
  act(() => result.current.run({ amount: 1 }, { onDone: () => answers[0]?.(1) }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(2));
  expect(queryClient.getQueryData(['case.get', 1])).toBe(2);
});

it('takes a second click for one of the first until what is done is drawn', async () => {
  const { result, call } = setUp();
  await act(async () => {
    await result.current.runAsync({ amount: 1 });
    result.current.run({ amount: 1 });
  });
  expect(call).toHaveBeenCalledTimes(1);
  act(() => result.current.run({ amount: 1 }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

/** Longer than the five milliseconds in which React draws without a look at anything else. */
function Slow() {
  const end = performance.now() + 6;
  while (performance.now() < end);
  return null;
}

it('runs until the screen that it leads to is drawn: a click on a free button is never lost', async () => {
  let open!: () => void;
  function Screens() {
    const [parts, setParts] = useState(0);
    useLayoutEffect(() => {
      open = () => startTransition(() => setParts(20));
    }, []);
    return Array.from({ length: parts }, (_, part) => <Slow key={part} />);
  }
  let hasClicked = false;
  const { result, call } = setUp({
    beside: <Screens />,
    onDraw: ({ answer, isRunning, run }) => {
      if (answer === undefined || isRunning || hasClicked) return;
      hasClicked = true;
      run({ amount: 2 });
    },
  });
  act(() => result.current.run({ amount: 1 }, { onDone: () => open() }));
  await waitFor(() => expect(hasClicked).toBe(true));
  await waitFor(() => expect(call).toHaveBeenLastCalledWith({ amount: 2 }, expect.anything()));
});

it('runs wherever it is asked for, as long as it is not asked for anew', async () => {
  let answer!: (value: number) => void;
  let other!: Change<Input, number>;
  function Elsewhere() {
    const change = useChange({ key: ['case.cancel', 1], call: async (_input: Input) => 8 });
    useLayoutEffect(() => {
      other = change;
    });
    return null;
  }
  const { result } = setUp({
    beside: <Elsewhere />,
    call: () => new Promise<number>((resolve) => (answer = resolve)),
  });
  expect(other.isRunning).toBe(false);
  act(() => result.current.run({ amount: 1 }));
  await waitFor(() => expect(result.current.isRunning).toBe(true));
  expect(other.isRunning).toBe(true);
  answer(7);
  await waitFor(() => expect(result.current.isRunning).toBe(false));
  expect(other.isRunning).toBe(false);
});

it('is one step of several: told once it is done, and whether it was', async () => {
  const { result } = setUp({ call: failOnce(lost) });
  const { run, runAsync } = result.current;
  await act(async () => {
    const first = runAsync({ amount: 1 });
    // Asked for again while it runs.
    expect(await runAsync({ amount: 1 })).toBeUndefined();
    expect(await first).toBeUndefined();
    expect(await runAsync({ amount: 1 })).toBe(7);
    expect(await runAsync({ amount: 1 })).toBe(7);
  });
  // Parts of the screen that get it do not render with each step.
  expect(result.current).toMatchObject({ run, runAsync });
});

it('tells the screen that shows a failure in its own way', async () => {
  const failed = refused(422);
  const onRefused = jest.fn();
  const { run, banners } = setUp({ call: failOnce(failed), allowFailure: () => true });
  await run({ amount: 1 }, { onRefused });
  expect(onRefused.mock.calls).toEqual([[failed]]);
  expect(banners).toEqual([]);
});

it('leaves alone what it does not change', async () => {
  const { run, read } = setUp({ invalidates: ['ca', 'case.list'] });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await run({ amount: 1 });
  expect(read).toHaveBeenCalledTimes(1);
});

it('takes no fault of what comes after for a failure of the change', async () => {
  const fault = jest.spyOn(Promise, 'reject').mockReturnValue(undefined as never);
  const { result, run, banners } = setUp({ success: 'Hotovo' });
  await run({ amount: 1 }, { onDone: () => JSON.parse('{') as never });
  expect(fault).toHaveBeenCalled();
  fault.mockRestore();
  expect(result.current.answer).toBe(7);
  expect(banners).toEqual([]);
});

describe('when somebody else was faster', () => {
  const conflict = refused(409, { message: 'Případ už zrušil někdo jiný.' });

  it('says so on the screen that shows it, and reads again what is shown', async () => {
    const onRefused = jest.fn();
    const { result, run, read, banners } = setUp({
      call: failOnce(conflict),
      shows: ['conflict'],
    });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await run({ amount: 1 }, { onRefused });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(result.current).toMatchObject({
      flag: 'conflict',
      refusal: 'Případ už zrušil někdo jiný.',
    });
    expect(onRefused.mock.calls).toEqual([[conflict]]);
    expect(banners).toEqual([]);
    await run({ amount: 1 });
    await waitFor(() => expect(result.current).toMatchObject({ flag: undefined, answer: 7 }));
  });

  it('raises the banner where no screen shows it', async () => {
    const { result, run, banners } = setUp({ call: failOnce(conflict) });
    await run({ amount: 1 });
    expect(result.current).toMatchObject({ flag: undefined, failure: conflict });
    expect(banners).toMatchObject([{ message: 'Případ už zrušil někdo jiný.' }]);
  });
});

it.each([
  [90001, 400, 'customerAlreadyOnHousehold', 0],
  [90007, 400, 'customerNotInBusinessRegister', 0],
  [90027, 400, 'notEligible', 0],
  [90008, 500, 'businessRegisterUnavailable', 1],
] as const)('tells the screen of %s', async (errorCode, status, flag, raised) => {
  const { result, run, banners } = setUp({
    call: failOnce(refused(status, { errorCode })),
    shows: [flag],
  });
  await run({ amount: 1 });
  expect(result.current.flag).toBe(flag);
  expect(banners).toHaveLength(raised);
});

const fieldErrors = ({ fieldErrors: { amount = '' } }: ApiError) => ({ sum: amount });

it('gives the form what stands at its fields, once, and the banner the rest', async () => {
  const { result, run, banners } = setUp({
    call: failOnce(refused(400, { field: 'amount', message: 'Málo' })),
    fieldErrors,
  });
  await run({ amount: 1 });
  const { submitError } = result.current;
  expect(submitError).toEqual({ fieldErrors: { sum: 'Málo' } });
  expect(banners).toEqual([]);
  act(() => result.current.run({ amount: 1 }));
  await waitFor(() => expect(result.current.isRunning).toBe(false));
  expect(result.current.submitError).toBeUndefined();
});

it('shows a change at once, and takes it back when it fails', async () => {
  const takeBack = jest.fn();
  const optimistic = jest.fn(async () => takeBack);
  const { run } = setUp({ call: failOnce(refused(500)), optimistic });
  await run({ amount: 1 });
  expect(optimistic.mock.calls).toEqual([[{ amount: 1 }]]);
  expect(takeBack).toHaveBeenCalledTimes(1);
});

describe('another try', () => {
  it('sends the same again with the same key, and goes on as it would have', async () => {
    const onDone = jest.fn();
    const rendered = setUp({ call: failOnce(lost) });
    await rendered.run({ amount: 1 }, { onDone });
    expect(rendered.banners).toMatchObject([{ text: 'network' }]);
    await rendered.tryAgain();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(7));
    expect(rendered.call.mock.calls.map(([input]) => input)).toEqual([
      { amount: 1 },
      { amount: 1 },
    ]);
    expect(new Set(keys(rendered)).size).toBe(1);
  });

  it('is left to the form, which may have changed', async () => {
    const retry = jest.fn();
    const { run, call, tryAgain } = setUp({ call: failOnce(lost) });
    await run({ amount: 1 }, { retry });
    await tryAgain();
    expect(retry).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of the same input has the same key', 1, 1],
    ['of another one has another', 2, 2],
  ])('by the user %s', async (_name, amount, count) => {
    const rendered = setUp({ call: failOnce(lost) });
    await rendered.run({ amount: 1 });
    await rendered.run({ amount });
    expect(new Set(keys(rendered)).size).toBe(count);
  });

  it('after an answer has another key', async () => {
    const rendered = setUp();
    await rendered.run({ amount: 1 });
    await rendered.run({ amount: 1 });
    expect(new Set(keys(rendered)).size).toBe(2);
  });
});
