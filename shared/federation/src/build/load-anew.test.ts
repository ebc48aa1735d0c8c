import { runInNewContext } from 'node:vm';
import { LoadAnew } from './load-anew';

const failed = (type = 'error') =>
  Object.assign(new Error('Loading chunk 7 failed'), { type, request: '/7.js' });

/** The function that a build loads chunks by; `load` is what it would be without. */
function ensureChunk(load: jest.Mock, answer: () => Promise<unknown>) {
  const fetch = jest.fn(answer);
  const runtime = { e: load };
  runInNewContext(new LoadAnew().generate(), { __webpack_require__: runtime, fetch, AbortSignal });
  return { fetch, ensure: () => runtime.e(7, 'high') as Promise<unknown> };
}

const present = async () => ({ ok: true, blob: async () => new Blob(['code']) });

it('asks for a chunk once, as long as it arrives', async () => {
  const { fetch, ensure } = ensureChunk(jest.fn().mockResolvedValue('chunk'), present);
  await expect(ensure()).resolves.toBe('chunk');
  expect(fetch).not.toHaveBeenCalled();
});

it('asks past the cache for one that failed, and loads it again', async () => {
  const load = jest.fn().mockRejectedValueOnce(failed()).mockResolvedValue('chunk');
  const { fetch, ensure } = ensureChunk(load, present);
  await expect(ensure()).resolves.toBe('chunk');
  expect(fetch).toHaveBeenCalledWith('/7.js', expect.objectContaining({ cache: 'reload' }));
  expect(load.mock.calls).toEqual([
    [7, 'high'],
    [7, 'high'],
  ]);
});

it.each<[string, () => Promise<unknown>]>([
  ['is not there', async () => ({ ok: false })],
  ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails as it did, without another attempt, where it %s', async (_why, answer) => {
  const load = jest.fn().mockRejectedValue(failed());
  await expect(ensureChunk(load, answer).ensure()).rejects.toThrow('Loading chunk 7 failed');
  expect(load).toHaveBeenCalledTimes(1);
});

it('fails when it fails again', async () => {
  const load = jest.fn().mockRejectedValue(failed());
  await expect(ensureChunk(load, present).ensure()).rejects.toThrow('Loading chunk 7 failed');
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['what took too long', failed('timeout')],
  ['what is no file', new Error('no version of kit fits')],
])('does not ask again for %s', async (_what, error) => {
  const { fetch, ensure } = ensureChunk(jest.fn().mockRejectedValue(error), present);
  await expect(ensure()).rejects.toBe(error);
  expect(fetch).not.toHaveBeenCalled();
});
