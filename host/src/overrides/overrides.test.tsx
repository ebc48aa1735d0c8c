import { hostContractVersion } from '@advisor/shell/remote-module';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { initI18n } from '@advisor/i18n/instance';
import { useNotificationStore } from '@advisor/shell/notifications';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { parseConfig } from '../config/app-config';
import { RemoteUnavailable } from '../errors/RemoteUnavailable';
import { HostProvider } from '../host-context';
import { NotArrivedError } from '../remotes/not-arrived';
import { RemoteLoadError } from '../remotes/remote-loader';
import { renderHost } from '../testing/render-host';
import { applyOverrides, describeOverride } from './overrides';
import { addOverrideTexts } from './texts';
import { withOverrides } from './with-overrides';

mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

const origin = 'http://localhost:3005';
const integrity = `sha256-${'b'.repeat(43)}=`;

const deployed: ServedRemote = {
  name: 'case',
  version: 'v1',
  entry: '/remotes/case/v1/remoteEntry.1.js',
  integrity: `sha256-${'a'.repeat(43)}=`,
  global: 'advisor_case',
  contractVersion: 1,
  owns: ['/dashboard'],
  navigation: [],
  slots: [],
  channel: 'canary',
  since: '2026-11-20T08:30:00.000Z',
};
const overridden: ServedRemote = { ...deployed, override: origin };

/** `remote.json` of a build; what the host has no use for included. */
const built = {
  name: 'case',
  entry: 'remoteEntry.2.js',
  integrity,
  global: 'advisor_case',
  contractVersion: hostContractVersion,
  owns: ['/dashboard', '/new'],
  navigation: [{ path: '/new', label: 'Nové', icon: 'x', order: 1 }],
  slots: ['loan-hub.documents-signing'],
  requires: { react: '19.3.0' },
};

const answers = jest.fn<Promise<Response>, [string]>();
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => answers(url as string));
  answers.mockReset().mockImplementation(async () => Response.json(built));
  useNotificationStore.setState({ notifications: [] });
});

const describedAs: ServedRemote = {
  name: 'case',
  version: 'v1',
  override: origin,
  since: deployed.since,
  entry: `${origin}/remoteEntry.2.js`,
  integrity,
  global: 'advisor_case',
  contractVersion: hostContractVersion,
  owns: ['/dashboard', '/new'],
  navigation: built.navigation,
  slots: built.slots,
};

it('takes what the remote is, hash included, from where it comes', async () => {
  expect(await describeOverride(overridden)).toEqual(describedAs);
  expect(answers).toHaveBeenCalledWith(`${origin}/remote.json`);
});

it('brings to the frame of a case what is told there, not what is deployed', async () => {
  const caseFrame = { stages: { signing: '/sign/{caseId}' }, entries: {} };
  const ofFrame = { ...overridden, caseFrame };
  expect((await describeOverride(ofFrame)).caseFrame).toBeUndefined();
  answers.mockResolvedValue(Response.json({ ...built, caseFrame }));
  expect((await describeOverride(overridden)).caseFrame).toEqual(caseFrame);
});

it('knows no hash but what is told there', async () => {
  answers.mockResolvedValue(Response.json({ ...built, integrity: undefined }));
  expect(await describeOverride(overridden)).not.toHaveProperty('integrity');
});

it('leaves a remote switched off that is', async () => {
  expect(await describeOverride({ ...overridden, isOff: true })).toMatchObject({ isOff: true });
});

it.each<[string, () => Promise<Response>, RegExp]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
  ['answers otherwise', async () => new Response('', { status: 404 }), /answered 404/],
  ['answers no JSON', async () => new Response('<html></html>'), /JSON/],
  ['says nothing', async () => Response.json(null), /expected object/],
  ['says too little', async () => Response.json({ name: 'case' }), /owns/],
  ['leaves out what it owns', async () => Response.json({ ...built, owns: undefined }), /owns/],
  ['says what is none of it', async () => Response.json({ ...built, owns: '/new' }), /owns/],
  [
    'serves another remote',
    async () => Response.json({ ...built, name: 'signing' }),
    /serves signing, not case/,
  ],
])('fails when the machine %s, and then starts as deployed', async (_what, answer, reason) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers.mockImplementation(answer);
  await expect(describeOverride(overridden)).rejects.toThrow(reason);
  await initI18n();
  const other = { ...deployed, name: 'signing' };
  const applied = await applyOverrides({ remotes: [overridden, other] });
  expect(applied.remotes).toEqual([overridden, other]);
});

it.each<[string, () => Promise<Response>, boolean]>([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['it is not there', async () => new Response('', { status: 404 }), true],
  ['it is wrong', async () => Response.json({ name: 'case' }), false],
])('tells what has not arrived from what is wrong: %s', async (_what, answer, isAway) => {
  answers.mockImplementation(answer);
  const failure = await describeOverride(overridden).catch((error: unknown) => error);
  expect(failure instanceof NotArrivedError).toBe(isAway);
});

describe('at the start of the page', () => {
  const load = jest.fn<Promise<typeof import('./overrides')>, []>();

  it('is loaded where something is overridden or refused, and nowhere else', async () => {
    await initI18n();
    load.mockImplementation(() => import('./overrides'));
    const plain = { remotes: [deployed] };
    expect(await withOverrides(plain, load)).toBe(plain);
    expect(load).not.toHaveBeenCalled();
    await withOverrides({ ...plain, refusedOverride: 'unknown' }, load);
    expect((await withOverrides({ remotes: [overridden] }, load)).remotes).toEqual([describedAs]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('serves what is deployed when its code cannot be loaded', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('Loading chunk overrides failed'));
    expect(await withOverrides({ remotes: [overridden] }, load)).toEqual({ remotes: [deployed] });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('chunk overrides'), '');
  });
});

it('asks for nothing but what is overridden', async () => {
  await initI18n();
  const applied = await applyOverrides({ remotes: [overridden, { ...deployed, name: 'signing' }] });
  expect(applied.remotes[0]).toEqual(describedAs);
  expect(answers).toHaveBeenCalledTimes(1);
});

it.each([
  ['malformed', /override=NÁZEV@ADRESA/],
  ['unlisted', /není mezi těmi/],
  ['unknown', /není nasazena/],
] as const)('says that the address is refused as %s', async (refusedOverride, text) => {
  await initI18n();
  window.history.replaceState({ idx: 2 }, '', '/case?page=2&override=case#top');
  await applyOverrides({ remotes: [deployed], refusedOverride });
  expect(window.location.href).toMatch(/\/case\?page=2#top$/);
  expect(window.history.state).toEqual({ idx: 2 });
  expect(answers).not.toHaveBeenCalled();
  expect(useNotificationStore.getState().notifications).toEqual([
    expect.objectContaining({
      type: 'error',
      persist: true,
      title: 'Část z jiného počítače nelze načíst',
      description: expect.stringMatching(text),
    }),
  ]);
});

const withTexts = async (registry: ServedRegistry, path = '/') => {
  const view = await renderHost(path, { registry });
  addOverrideTexts();
  return view;
};

describe('the sign in the header', () => {
  beforeEach(() => jest.mocked(globalThis.fetch).mockRestore());

  it('names the remote with its origin, and ends it at the same address', async () => {
    await withTexts({ remotes: [overridden] }, '/demo?tab=forms');
    const sign = await screen.findByRole('link', {
      name: 'Ukončit a vrátit nasazenou verzi: case z http://localhost:3005',
    });
    expect(sign).toHaveTextContent('case z http://localhost:3005');
    expect(sign).toHaveAttribute('href', '?tab=forms&override=none');
  });

  it('counts several, and lists them to who asks', async () => {
    const second = { ...overridden, name: 'signing', override: 'https://laptop.bank.example' };
    await withTexts({ remotes: [overridden, second] }, '/demo');
    const list = 'case z http://localhost:3005, signing z https://laptop.bank.example';
    const sign = await screen.findByRole('link', {
      name: `2 části odjinud: ${list}. Ukončit a vrátit nasazené verze`,
    });
    expect(sign).toHaveTextContent('2 části odjinud×');
    expect(sign).toHaveAttribute('title', expect.stringContaining(list));
  });

  it('keeps the address, as the sign of a version that is tried does', async () => {
    await withTexts({ remotes: [{ ...deployed, channel: 'pinned' }] }, '/demo?tab=forms');
    const sign = await screen.findByRole('link', { name: /^Ukončit zkoušení verze/ });
    expect(sign).toHaveAttribute('href', '?tab=forms&pin=none');
  });

  it('is not there where nothing is overridden', async () => {
    await withTexts({ remotes: [deployed] }, '/demo');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /Ukončit/ })).not.toBeInTheDocument();
  });
});

const away = new NotArrivedError('Failed to fetch');
const broken = new TypeError('x is not a function');

it.each([
  ['unavailable', away, overridden, 'Část case se z adresy http://localhost:3005 nenačetla'],
  ['unavailable', broken, overridden, 'Část case z http://localhost:3005 při spuštění selhala'],
  ['unavailable', away, deployed, 'Ostatní části fungují dál'],
  ['contract', undefined, overridden, 'Tato část aplikace neodpovídá verzi pracoviště'],
] as const)('a remote that is %s by %s says why', async (reason, cause, remote, text) => {
  const view = await withTexts({ remotes: [remote] });
  view.unmount();
  const failure = new RemoteLoadError('case', reason, 'is away', cause);
  const router = createMemoryRouter([
    { path: '/', element: <RemoteUnavailable failure={failure} onRetry={jest.fn()} /> },
  ]);
  const registry = { remotes: [remote] };
  render(
    <HostProvider
      value={{ router, firstKey: '', registry, config: parseConfig({}), prefetchPath: jest.fn() }}
    >
      <RouterProvider router={router} />
    </HostProvider>,
  );
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});
