import { createQueue } from './queue';

it('runs two at a time, in order, and turns away whoever finds it full', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const jobs = [0, 1, 2, 3, 4, 5].map((index) =>
    queue(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => finish.push(resolve));
      if (index === 1) throw new Error('failed');
      return index;
    }),
  );
  expect(jobs[5]).toBeUndefined();
  const results = Promise.allSettled(jobs.slice(0, 5));
  for (const begunThen of [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]) {
    await new Promise(setImmediate);
    expect(begun).toEqual(begunThen);
    finish.shift()?.();
  }
  finish.shift()?.();
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await queue(async () => 'free again')).toBe('free again');
});
