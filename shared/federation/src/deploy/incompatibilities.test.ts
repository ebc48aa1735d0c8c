import { incompatibilities, type HostOffer, type RemoteNeeds } from './incompatibilities';

const remote: RemoteNeeds = {
  contractVersion: 1,
  requires: { react: '19.3.1' },
  uses: { '@advisor/frame': ['Page', 'useSession'] },
  texts: ['action.retry'],
  owns: ['/dashboard', '/settings/rates'],
};
const host: HostOffer = {
  contractVersion: 1,
  provides: {
    react: { version: '19.3.1' },
    '@advisor/frame': { version: '1.0.0', names: ['Page', 'useSession', 'Kbd'] },
  },
  texts: ['action.retry', 'action.save'],
  paths: ['/', '/settings', '/redirect/:useCase'],
};

it('finds nothing where everything fits', () => {
  expect(incompatibilities(remote, host)).toEqual([]);
});

it.each<[string, Partial<RemoteNeeds>, string]>([
  [
    'another contract, and nothing that follows from it',
    { contractVersion: 2, requires: { '@advisor/frame': '2.0.0' } },
    'was built against contract 2; the host keeps contract 1',
  ],
  [
    'another version of a shared module',
    { requires: { react: '19.3.0' } },
    'was built with react 19.3.0; the host has 19.3.1',
  ],
  [
    'a module that is not shared',
    { requires: { antd: '6.6.8' } },
    'was built with antd 6.6.8; the host has none',
  ],
  [
    'a name that the shared module of this host does not have yet',
    { uses: { '@advisor/frame': ['Page', 'Meter'] } },
    'uses Meter, which the host lacks (@advisor/frame): deploy the host first or with it',
  ],
  [
    'a text that this host does not have',
    { texts: ['action.retry', 'action.print'] },
    'names the common texts action.print, which the host lacks',
  ],
  [
    'a path of the host',
    { owns: ['/settings', '/rates'] },
    "owns /settings, which is the host's or the server's own",
  ],
  ["a pattern of the host's", { owns: ['/redirect/rates'] }, 'owns /redirect/rates, which'],
  ["a path of the server's", { owns: ['/api/rates'] }, 'owns /api/rates, which'],
])('finds %s', (_what, change, finding) => {
  expect(incompatibilities({ ...remote, ...change }, host)).toEqual([
    expect.stringContaining(finding),
  ]);
});

it('holds nothing against a host that does not list what a module of it exports', () => {
  const provides = { ...host.provides, '@advisor/frame': { version: '1.0.0' } };
  expect(incompatibilities(remote, { ...host, provides })).toEqual([]);
});
