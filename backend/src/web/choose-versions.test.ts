import { documents, remote, withoutHashes } from '../testing/deployed-product';
import { chooseVersions, followPin, hasCanary, shareOf, type Visitor } from './choose-versions';

const since = '2026-11-20T08:00:00.000Z';
const [caseKey, hostKey] = ['case-key-0123456789', 'host-key-0123456789'];
const owns = ['/dashboard'];

const served = (
  remotes: Parameters<typeof chooseVersions>[0]['remotes'],
  host = documents(['h1', 'h2']),
) => ({
  format: 1 as const,
  change: { at: since, what: 'test' },
  host,
  pages: {},
  remotes,
});

const user = (id: number): Visitor => ({ pins: [], user: { id, login: `user-${id}` } });
const users = Array.from({ length: 1_000 }, (_, id) => user(id));

const versionOf = (registry: ReturnType<typeof served>, visitor: Visitor) =>
  chooseVersions(registry, visitor).registry.remotes[0]?.version;

const tried = (percent: number) => {
  const canary = { version: '2', since, percent };
  const registry = served({ case: remote(['1', '2'], { owns, canary }) });
  return users.filter((visitor) => versionOf(registry, visitor) === '2');
};

it('gives a share of the users the canary, always the same ones, and more when it grows', () => {
  const few = tried(10);
  expect(few.length).toBeGreaterThan(60);
  expect(few.length).toBeLessThan(140);
  expect(tried(10)).toEqual(few);
  expect(tried(50)).toEqual(expect.arrayContaining(few));
  expect(tried(100)).toHaveLength(users.length);
});

it('does not let the same few try everything', () => {
  const [one, other] = ['case', 'signing'].map((app) =>
    users.filter(({ user: known }) => shareOf(app, known?.id ?? 0) < 10),
  );
  const both = one?.filter((visitor) => other?.includes(visitor)) ?? [];
  expect(both.length).toBeLessThan(40);
});

const listed = served({
  case: remote(['1', '2'], { owns, canary: { version: '2', since, users: ['user-7'] } }),
});

it.each<[string, Visitor, string]>([
  ['a listed user', user(7), '2'],
  ['another user', user(8), '1'],
  ['nobody', { pins: [] }, '1'],
])('gives %s the right one', (_who, visitor, version) => {
  expect(versionOf(listed, visitor)).toBe(version);
});

it('says when it could not be decided', () => {
  expect(chooseVersions(listed, { pins: [] }).registry.isUndecided).toBe(true);
  expect(chooseVersions(listed, user(8)).registry).not.toHaveProperty('isUndecided');
  const plain = served({ case: remote(['1'], { owns }) });
  expect(hasCanary(plain)).toBe(false);
  expect(chooseVersions(plain, { pins: [] }).registry).not.toHaveProperty('isUndecided');
});

it('has no remote for those who do not try its first version', () => {
  const canary = { version: '1', since, users: ['user-7'] };
  const registry = served({ case: remote(['1'], { owns, canary, stable: undefined }) });
  expect(versionOf(registry, user(8))).toBeUndefined();
  expect(versionOf(registry, user(7))).toBe('1');
});

describe('with links', () => {
  const registry = served(
    {
      case: remote(['1', '2', '3'], {
        owns,
        canary: { version: '2', since, percent: 100 },
        pins: [{ version: '3', since, key: caseKey }],
      }),
    },
    documents(['h1', 'h2'], { pins: [{ version: 'h2', since, key: hostKey }] }),
  );

  it('gives the version of the link before all others', () => {
    const choice = chooseVersions(registry, { ...user(1), pins: [caseKey] });
    expect(choice.registry.remotes[0]).toMatchObject({ version: '3', channel: 'pinned' });
    expect(choice.host).toBe('h1');
  });

  it('gives the host of a link, and says so', () => {
    const choice = chooseVersions(registry, { pins: [hostKey] });
    expect(choice).toMatchObject({ host: 'h2', registry: { hostChannel: 'pinned' } });
  });

  it('takes no notice of a link that has ended', () => {
    expect(versionOf(registry, { ...user(1), pins: ['ended-0123456789'] })).toBe('2');
  });

  it.each([
    ['adds another app', [caseKey], hostKey, [hostKey, caseKey]],
    ['drops what has ended', ['ended-0123456789', caseKey], hostKey, [hostKey, caseKey]],
    ['adds no unknown one', [caseKey], 'guess-0123456789', [caseKey]],
  ])('%s', (_what, held, key, after) => {
    expect(followPin(registry, held, key)).toEqual(after);
  });
});

it('leaves what is switched off to nobody, and says so', () => {
  const registry = served({ case: remote(['1'], { owns, off: { since } }) });
  expect(chooseVersions(registry, user(1)).registry.remotes[0]).toMatchObject({ isOff: true });
});

it('serves no version that was deployed without hashes, but what is taken from elsewhere', () => {
  const registry = served({ case: withoutHashes(remote(['1'], { owns })) });
  const given = (visitor: Visitor) => chooseVersions(registry, visitor).registry.remotes[0];
  expect(given(user(1))).toMatchObject({ name: 'case', isUnverified: true });
  const overrides = [{ remote: 'case', origin: 'http://localhost:3005' }];
  expect(given({ ...user(1), overrides })).not.toHaveProperty('isUnverified');
});

const sinceOf = (registry: ReturnType<typeof served>, visitor: Visitor) =>
  chooseVersions(registry, visitor).registry.remotes[0]?.since;

it('says since when each is given as it is', () => {
  const [canarySince, offSince] = ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'];
  const canary = { version: '2', since: canarySince, users: ['user-7'] };
  const some = served({ case: remote(['1', '2'], { owns, canary }) });
  expect([8, 7].map((id) => sinceOf(some, user(id)))).toEqual([since, canarySince]);
  const off = served({ case: remote(['1'], { owns, off: { since: offSince } }) });
  expect(sinceOf(off, user(7))).toBe(offSince);
  const { hostVersion, hostSince } = chooseVersions(some, user(7)).registry;
  expect([hostVersion, hostSince]).toEqual(['h1', since]);
});
