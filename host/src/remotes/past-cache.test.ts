import { pastCache } from './past-cache';

const broken = new Error('no script');

/** What the server answers when it is asked past the cache. */
const answerWith = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

it('asks for what arrives only once', async () => {
  const fetch = answerWith(async () => new Response('code'));
  await expect(pastCache('/entry.js', async () => 'loaded')).resolves.toBe('loaded');
  expect(fetch).not.toHaveBeenCalled();
});

it('has the browser forget what failed, and loads it again', async () => {
  const fetch = answerWith(async () => new Response('code'));
  const load = jest.fn().mockRejectedValueOnce(broken).mockResolvedValue('loaded');
  await expect(pastCache('/entry.js', load)).resolves.toBe('loaded');
  expect(fetch).toHaveBeenCalledWith('/entry.js', expect.objectContaining({ cache: 'reload' }));
});

it.each<[string, () => Promise<Response>]>([
  ['is not there', async () => new Response('', { status: 404 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails as it did when the server’s file %s', async (_what, answer) => {
  answerWith(answer);
  const load = jest.fn().mockRejectedValue(broken);
  await expect(pastCache('/entry.js', load)).rejects.toBe(broken);
  expect(load).toHaveBeenCalledTimes(1);
});

it('fails when the server’s file does not do either', async () => {
  answerWith(async () => new Response('changed'));
  const load = jest.fn().mockRejectedValue(broken);
  await expect(pastCache('/entry.js', load)).rejects.toBe(broken);
  expect(load).toHaveBeenCalledTimes(2);
});
