import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemotesProvider } from '../remotes/remote-failure';
import { RemoteLoadError } from '../remotes/remote-loader';
import { useRouteFacts } from './use-route-handle';

const remote = {
  name: 'case',
  version: '1',
  entry: '/remotes/case/1/remoteEntry.js',
  global: 'advisor_case',
  contractVersion: 1,
  owns: ['/dashboard'],
  navigation: [],
  slots: [],
};
const off = new RemoteLoadError('case', 'off', 'is switched off');

function Trail() {
  return useRouteFacts()
    .trail.map(({ titleKey }) => titleKey)
    .join(' / ');
}

async function trailAt(path: string, failure: RemoteLoadError | undefined): Promise<string | null> {
  const router = createMemoryRouter(
    [{ path: '*', handle: { titleKey: 'host:error.page.notFound' }, element: <Trail /> }],
    { initialEntries: [path] },
  );
  render(
    <RemotesProvider
      value={{ registry: { remotes: [remote] }, loader: { failureOf: () => failure } }}
    >
      <RouterProvider router={router} />
    </RemotesProvider>,
  );
  return (await screen.findByText(/^host:/)).textContent;
}

it.each([
  ['a screen whose remote is not there', '/dashboard', off, 'host:error.remote.trail'],
  ['what no remote owns', '/unknown', off, 'host:error.page.notFound'],
  ['what its remote does not have', '/dashboard/x', undefined, 'host:error.page.notFound'],
])('names %s', async (_what, path, failure, title) => {
  expect(await trailAt(path, failure)).toBe(title);
});
