import { QueryClient } from '@tanstack/react-query';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { lazyPage } from '@advisor/shell/lazy-page';
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { createPrefetchPath } from './prefetch-path';
import type { RemoteLoader } from './remote-loader';

const remote: ServedRemote = {
  name: 'case',
  version: '1',
  entry: '/remotes/case/1/remoteEntry.js',
  global: 'advisor_case',
  contractVersion: hostContractVersion,
  owns: ['/dashboard', '/mortgage'],
  navigation: [],
  slots: [],
};

function setup(load?: RemoteLoader['load']) {
  const pages = { dashboard: jest.fn(), detail: jest.fn() };
  const data = jest.fn();
  const module: RemoteModule = {
    name: 'case',
    contractVersion: hostContractVersion,
    routes: () => [
      { path: '/dashboard', ...lazyPage(pages.dashboard, data) },
      {
        path: '/mortgage',
        children: [{ path: ':caseId', ...lazyPage(pages.detail, data) }],
      },
    ],
    translations: async () => ({ namespace: 'case', resources: {} }),
  };
  const loader = { load: jest.fn(load ?? (async () => module)) };
  const prefetchPath = createPrefetchPath({
    registry: { remotes: [remote] },
    loader,
    context: { queryClient: new QueryClient() },
  });
  return { pages, data, loader, prefetchPath };
}

it.each([
  ['/dashboard', 'dashboard'],
  ['/mortgage/7', 'detail'],
] as const)('loads the code of the page at %s, and no data', async (path, page) => {
  const { pages, data, prefetchPath } = setup();
  await prefetchPath(path);
  const loaded = Object.entries(pages).filter(([, load]) => load.mock.calls.length > 0);
  expect(loaded.map(([name]) => name)).toEqual([page]);
  expect(data).not.toHaveBeenCalled();
});

it('loads nothing for a path that no remote owns', async () => {
  const { loader, prefetchPath } = setup();
  await prefetchPath('/demo');
  expect(loader.load).not.toHaveBeenCalled();
});

it('keeps a failure to itself', async () => {
  const { prefetchPath } = setup(() => Promise.reject(new Error('away')));
  await expect(prefetchPath('/dashboard')).resolves.toBeUndefined();
});
