import { act, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { RemoteLoadError, type RemoteLoader } from './remote-loader';
import { createPatchRoutes } from './remote-routes';

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

const caseModule: RemoteModule = {
  name: 'case',
  contractVersion: hostContractVersion,
  routes: () => [
    { path: '/dashboard', element: <h1>Případy</h1> },
    { path: '/mortgage/:caseId', element: <h1>Detail</h1> },
  ],
  translations: async () => ({ namespace: 'case', resources: {} }),
};

function renderAt(path: string, load: RemoteLoader['load']) {
  const { patchRoutesOnNavigation } = createPatchRoutes({
    registry: { remotes: [remote] },
    loader: { load },
    context: { queryClient: new QueryClient() },
    parentRouteId: () => 'main',
    hasFrame: () => true,
  });
  const router = createMemoryRouter(
    [
      {
        id: 'main',
        element: <Outlet />,
        HydrateFallback: () => null,
        children: [
          { path: '/', element: <h1>Úvod</h1> },
          { path: '*', element: <h1>Nenalezeno</h1> },
        ],
      },
    ],
    { initialEntries: [path], patchRoutesOnNavigation },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('adds the routes of the remote that owns the path', async () => {
  renderAt('/dashboard', async () => caseModule);
  expect(await heading('Případy')).toBeVisible();
});

it('loads nothing for a path that no remote owns', async () => {
  const load = jest.fn();
  renderAt('/unknown', load);
  expect(await heading('Nenalezeno')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('patches once, though the router asks for every path with parameters', async () => {
  const load = jest.fn(async () => caseModule);
  const router = renderAt('/mortgage/7', load);
  await heading('Detail');
  await act(() => router.navigate('/mortgage/8'));
  await act(() => router.navigate('/dashboard'));
  expect(await heading('Případy')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves a failed path to the catch-all route, and adds the routes when a retry succeeds', async () => {
  const load = jest
    .fn<Promise<RemoteModule>, []>()
    .mockRejectedValueOnce(new RemoteLoadError('case', 'unavailable', 'is away'))
    .mockResolvedValue(caseModule);
  const router = renderAt('/dashboard', load);
  await heading('Nenalezeno');
  await act(() => router.navigate('/dashboard', { replace: true }));
  expect(await heading('Případy')).toBeVisible();
});

it('does not count a patch whose navigation was aborted meanwhile', async () => {
  const answers: ((module: RemoteModule) => void)[] = [];
  const load = jest
    .fn<Promise<RemoteModule>, []>()
    .mockImplementationOnce(() => new Promise((resolve) => answers.push(resolve)))
    .mockResolvedValue(caseModule);
  const router = renderAt('/', load);
  await heading('Úvod');
  await act(async () => {
    const aborted = router.navigate('/dashboard');
    await router.navigate('/');
    answers[0]?.(caseModule);
    await aborted;
  });
  await act(() => router.navigate('/dashboard'));
  expect(await heading('Případy')).toBeVisible();
});
