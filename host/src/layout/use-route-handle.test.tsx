import { sessionCalls } from '@advisor/contracts/session/calls';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { screen, within } from '@testing-library/react';
import { RemoteLoadError } from '../remotes/remote-loader';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { renderHost } from '../testing/render-host';

mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

beforeAll(async () => {
  await initI18n();
  addTexts('test', { title: 'Cizí obrazovka' });
});

const off = new RemoteLoadError('case', 'off', 'is switched off');

it.each([
  ['a screen whose remote is not there', '/dashboard', off, 'Nedostupná část'],
  ['what no remote owns', '/unknown', off, 'Stránka nenalezena'],
  ['what its remote does not have', '/dashboard/x', undefined, 'Stránka nenalezena'],
])('names %s', async (_what, path, failure, title) => {
  const loader = { failureOf: () => failure };
  await renderHost(path, { loader, hasRoutesOf: () => failure === undefined });
  const trail = await screen.findByRole('navigation', { name: 'Drobečková navigace' });
  expect(await within(trail).findByText(title)).toHaveAttribute('aria-current', 'page');
});
