import type { ServedRemote } from '@advisor/deployment/served-registry';
import { hostContractVersion } from '@advisor/shell/remote-module';
import { createRemoteLoader, RemoteLoadError } from './remote-loader';

const remote: ServedRemote = {
  name: 'case',
  version: '1',
  entry: '/remotes/case/1/remoteEntry.js',
  global: 'advisor_case',
  contractVersion: hostContractVersion,
  owns: ['/dashboard'],
  navigation: [],
  slots: [],
};

const exposed = (change: object = {}) => ({
  default: {
    name: 'case',
    contractVersion: hostContractVersion,
    routes: () => [],
    translations: async () => ({ namespace: 'case', resources: { title: 'Případy' } }),
    ...change,
  },
});

function setup(loadExposedModule: jest.Mock) {
  const addTexts = jest.fn();
  const loader = createRemoteLoader({
    loadExposedModule,
    addTexts,
    retryDelays: [0, 0],
    attemptTimeoutMs: 50,
  });
  return { loader, addTexts };
}

it('registers the texts before the module is handed out', async () => {
  const { loader, addTexts } = setup(jest.fn().mockResolvedValue(exposed()));
  await expect(loader.load(remote)).resolves.toMatchObject({ name: 'case' });
  expect(addTexts).toHaveBeenCalledWith('case', { title: 'Případy' });
});

it('loads once for all who ask', async () => {
  const load = jest.fn().mockResolvedValue(exposed());
  const { loader } = setup(load);
  await Promise.all([loader.load(remote), loader.load(remote)]);
  await loader.load(remote);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again by itself', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(exposed());
  const { loader } = setup(load);
  await loader.load(remote);
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails after the last attempt, and starts anew when asked again', async () => {
  const load = jest.fn().mockRejectedValue(new Error('404'));
  const { loader } = setup(load);
  await expect(loader.load(remote)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(load).toHaveBeenCalledTimes(3);
  expect(loader.failureOf(remote)).toBeInstanceOf(RemoteLoadError);

  load.mockResolvedValue(exposed());
  const again = loader.load(remote);
  expect(loader.failureOf(remote)).toBeUndefined();
  await expect(again).resolves.toMatchObject({ name: 'case' });
});

it('says on the console why a remote cannot be loaded', async () => {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const { loader } = setup(jest.fn().mockRejectedValue(new TypeError('x is not a function')));
  await expect(loader.load(remote)).rejects.toBeInstanceOf(RemoteLoadError);
  expect(console.mock.calls.map(([text]) => text as string)).toEqual([
    'TypeError: x is not a function',
  ]);
});

it('gives up an attempt that never answers', async () => {
  const load = jest.fn().mockReturnValue(new Promise(() => undefined));
  const { loader } = setup(load);
  await expect(loader.load(remote)).rejects.toMatchObject({
    reason: 'unavailable',
    cause: expect.objectContaining({ message: 'no answer within 50 ms' }),
  });
});

it('counts texts that do not arrive as a failed attempt', async () => {
  const translations = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue({
    namespace: 'case',
    resources: {},
  });
  const { loader } = setup(jest.fn().mockResolvedValue(exposed({ translations })));
  await expect(loader.load(remote)).resolves.toMatchObject({ name: 'case' });
});

it('refuses another contract version by the registry, before any code of the remote runs', async () => {
  const load = jest.fn();
  const { loader } = setup(load);
  const old = { ...remote, contractVersion: hostContractVersion + 1 };
  await expect(loader.load(old)).rejects.toMatchObject({ reason: 'contract' });
  expect(load).not.toHaveBeenCalled();
});

it('refuses a remote that wants another version of a shared module without trying again', async () => {
  const words = 'react does not satisfy the requirement of advisor_case which needs 18.0.0';
  const load = jest.fn().mockRejectedValue(new Error(words));
  const { loader } = setup(load);
  await expect(loader.load(remote)).rejects.toMatchObject({
    reason: 'contract',
    message: expect.stringContaining(words) as string,
  });
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing of a remote that is switched off', async () => {
  const load = jest.fn();
  const { loader } = setup(load);
  const off = { ...remote, isOff: true as const };
  await expect(loader.load(off)).rejects.toMatchObject({ reason: 'off' });
  expect(loader.failureOf(off)).toMatchObject({ reason: 'off' });
  expect(load).not.toHaveBeenCalled();
});

it('loads nothing of a remote that was deployed without hashes', async () => {
  const load = jest.fn();
  const { loader } = setup(load);
  const unverified = { ...remote, isUnverified: true as const };
  await expect(loader.load(unverified)).rejects.toMatchObject({ reason: 'contract' });
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['another contract version', exposed({ contractVersion: hostContractVersion + 1 })],
  ['another name', exposed({ name: 'signing' })],
  ['no routes', exposed({ routes: undefined })],
  ['nothing', undefined],
])('refuses a module with %s without trying again', async (_what, module) => {
  const load = jest.fn().mockResolvedValue(module);
  const { loader } = setup(load);
  await expect(loader.load(remote)).rejects.toMatchObject({ reason: 'contract' });
  expect(load).toHaveBeenCalledTimes(1);
});
