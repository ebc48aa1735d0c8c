import { sessionCalls } from '@advisor/contracts/session/calls';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, within } from '@testing-library/react';
import { renderHost } from './testing/render-host';

mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

const remote = (
  name: string,
  owns: string[],
  paths: string[],
): ServedRegistry['remotes'][number] => ({
  name,
  version: '1',
  entry: `/remotes/${name}/1/remoteEntry.js`,
  global: `advisor_${name}`,
  contractVersion: 1,
  owns,
  navigation: paths.map((path, order) => ({ path, label: path, icon: 'none', order })),
  slots: [],
});

const registry = {
  remotes: [
    remote('lists', ['/list', '/detail'], ['/list', '/list-of-others']),
    remote('models', ['/model', '/for-*/model'], ['/model/first']),
  ],
};

it.each([
  ['/list', ['/list']],
  ['/list/7', ['/list']],
  ['/detail', []],
  ['/model/first', ['/model/first']],
  ['/model/second', ['/model/first']],
  ['/for-7/model', ['/model/first']],
])('at %s the menu marks %j', async (path, marked) => {
  await renderHost(path, { registry, remoteRoutes: [{ path, element: <h1>Zde</h1> }] });
  const menu = within(await screen.findByRole('navigation', { name: 'Hlavní nabídka' }));
  const current = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(marked);
});
