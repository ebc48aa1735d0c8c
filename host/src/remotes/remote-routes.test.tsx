import { act, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLoaderData,
  type LoaderFunction,
  type LoaderFunctionArgs,
} from 'react-router-dom';
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

interface FirstScreen {
  hasFrame: () => boolean;
  user: () => Promise<unknown>;
}

function renderAt(path: string, load: RemoteLoader['load'], first?: FirstScreen) {
  const { patchRoutesOnNavigation, beginScreen } = createPatchRoutes({
    registry: { remotes: [remote] },
    loader: { load },
    context: { queryClient: new QueryClient() },
    parentRouteId: () => 'main',
    hasFrame: first?.hasFrame ?? (() => true),
  });
  if (first) beginScreen(`http://localhost${path}#part`, first.user);
  const router = createMemoryRouter(
    [
      {
        id: 'main',
        element: <Outlet />,
        errorElement: <h1>Chyba</h1>,
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

function LoadedPage() {
  return <h1>{useLoaderData<string>()}</h1>;
}

const withLoader = (loader: LoaderFunction): RemoteLoader['load'] => {
  const routes = [{ path: '/dashboard', loader, Component: LoadedPage }];
  const module = { ...caseModule, routes: () => routes };
  return async () => module;
};

describe('the screen that the page is opened at', () => {
  it('is drawn at once when it comes soon, and is read once', async () => {
    const loader = jest.fn(async ({ request }: LoaderFunctionArgs) => request.url);
    const router = renderAt('/dashboard?filter=all', withLoader(loader), {
      hasFrame: () => false,
      user: () => Promise.resolve(),
    });
    expect(await heading('http://localhost/dashboard?filter=all')).toBeVisible();
    expect(screen.queryByText('Nenalezeno')).toBeNull();
    expect(loader).toHaveBeenCalledTimes(1);
    await act(() => router.navigate('/dashboard?filter=all', { replace: true }));
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('leaves the frame to be drawn when it takes long, and is not read anew', async () => {
    const answers: ((data: string) => void)[] = [];
    const loader = jest.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    let hasFrame = false;
    const router = renderAt('/dashboard', withLoader(loader), {
      hasFrame: () => hasFrame,
      user: () => Promise.resolve(),
    });
    await heading('Nenalezeno');
    hasFrame = true;
    await act(async () => {
      const arrival = router.navigate('/dashboard', { replace: true });
      answers[0]?.('Případy');
      await arrival;
    });
    expect(await heading('Případy')).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('tells its failure, and another try reads again', async () => {
    const loader = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Response(null, { status: 404 }))
      .mockResolvedValue('Případy');
    const router = renderAt('/dashboard', withLoader(loader), {
      hasFrame: () => false,
      user: () => Promise.resolve(),
    });
    expect(await heading('Chyba')).toBeVisible();
    await act(() => router.navigate('/dashboard', { replace: true }));
    expect(await heading('Případy')).toBeVisible();
  });

  it('is not read for nobody', async () => {
    const loader = jest.fn(async () => 'Případy');
    renderAt('/dashboard', withLoader(loader), {
      hasFrame: () => false,
      user: () => Promise.reject(new Error('nobody is signed in')),
    });
    await heading('Nenalezeno');
    expect(loader).not.toHaveBeenCalled();
  });
});
