import { pastCache } from './past-cache';

const broken = new Error('no script');
let files = 0;
let url: string;

/** What the server answers when it is asked past the cache. */
const answerWith = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

beforeEach(() => {
  url = `/entry.${(files += 1)}.js`;
});

const attempt = (load: () => Promise<unknown>, signal = new AbortController().signal) =>
  pastCache(url, load, signal);

it('asks for what arrives only once', async () => {
  const fetch = answerWith(async () => new Response('code'));
  await expect(attempt(async () => 'loaded')).resolves.toBe('loaded');
  expect(fetch).not.toHaveBeenCalled();
});

it('has the browser forget what failed before it is loaded again, until it arrives', async () => {
  const fetch = answerWith(async () => new Response('code'));
  const load = jest.fn().mockRejectedValueOnce(broken).mockResolvedValue('loaded');
  await expect(attempt(load)).rejects.toBe(broken);
  expect(fetch).not.toHaveBeenCalled();
  const { signal } = new AbortController();
  await expect(attempt(load, signal)).resolves.toBe('loaded');
  await expect(attempt(load)).resolves.toBe('loaded');
  expect(fetch.mock.calls).toEqual([[url, { cache: 'reload', signal }]]);
});

it.each<[string, () => Promise<Response>, string]>([
  ['is not there', async () => new Response('', { status: 404 }), 'answered by 404'],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('asks once each time, as long as the server’s file %s', async (_what, answer, message) => {
  const fetch = answerWith(answer);
  const load = jest.fn().mockRejectedValue(broken);
  await expect(attempt(load)).rejects.toBe(broken);
  await expect(attempt(load)).rejects.toThrow(message);
  await expect(attempt(load)).rejects.toThrow(message);
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('fails again when the server’s file does not do either', async () => {
  const fetch = answerWith(async () => new Response('changed'));
  const load = jest.fn().mockRejectedValue(broken);
  for (let count = 0; count < 3; count += 1) await expect(attempt(load)).rejects.toBe(broken);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('takes from the cache what was only too slow', async () => {
  const fetch = answerWith(async () => new Response('code'));
  const signal = AbortSignal.abort(broken);
  await expect(attempt(() => Promise.reject(broken), signal)).rejects.toBe(broken);
  await expect(attempt(async () => 'loaded')).resolves.toBe('loaded');
  expect(fetch).not.toHaveBeenCalled();
});
