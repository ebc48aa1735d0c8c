import type { DeployedRemote } from '@advisor/deployment/registry';
import {
  kill,
  makeCanary,
  makeStable,
  pin,
  promote,
  revive,
  rollBack,
  unpin,
  withdrawCanary,
} from './channels';

const now = '2026-11-21T10:00:00.000Z';
const facts = {
  entry: 'remoteEntry.js',
  global: 'advisor_case',
  contractVersion: 1,
  owns: ['/dashboard'],
  navigation: [],
  slots: [],
};

/** `stable` is everybody's; the others lie there. */
const remote = (versions: string[], change: Partial<DeployedRemote> = {}): DeployedRemote => ({
  pins: [],
  former: [],
  releases: versions.map((version) => ({ version, deployedAt: now, facts })),
  ...change,
});
const live = (version: string) => ({ stable: { version, since: now } });

/** Stable, then former ones. */
const line = ({ stable, former }: DeployedRemote) => [stable?.version, ...former];

it('keeps what was stable for a rollback, each once', () => {
  const versions = ['a', 'b', 'c', 'b'];
  const after = versions.reduce((app, version) => makeStable(app, version, now), remote(versions));
  expect(line(after)).toEqual(['b', 'c', 'a']);
});

it('makes no former version of one that is deployed again', () => {
  const later = '2026-11-22T10:00:00.000Z';
  const after = makeStable(remote(['a'], live('a')), 'a', later);
  expect(line(after)).toEqual(['a']);
  expect(after.stable?.since).toBe(now);
});

it.each([
  ['the one before', undefined, ['c', 'b', 'a']],
  ['a given one, over those after it', 'b', ['b', 'a']],
  ['one that never was stable', 'x', ['x', 'c', 'b', 'a']],
])('rolls back to %s', (_which, to, after) => {
  const app = remote(['a', 'b', 'c', 'd', 'x'], { ...live('d'), former: ['c', 'b', 'a'] });
  expect(line(rollBack(app, now, to))).toEqual(after);
});

it('goes further back by a second rollback, not to what the first one has left', () => {
  const app = remote(['a', 'b', 'c'], { ...live('c'), former: ['b', 'a'] });
  expect(line(rollBack(rollBack(app, now), now))).toEqual(['a']);
});

it('promotes the canary, which then is none', () => {
  const canary = makeCanary(remote(['a', 'b'], live('a')), 'b', now, { percent: 10 });
  expect(line(canary)).toEqual(['a']);
  const after = promote(canary, now);
  expect(line(after)).toEqual(['b', 'a']);
  expect(after.canary).toBeUndefined();
});

it('tries a first version that nobody else has', () => {
  const after = makeCanary(remote(['a']), 'a', now, { users: ['advisor'] });
  expect(after).toMatchObject({ canary: { version: 'a', users: ['advisor'] } });
  expect(after.stable).toBeUndefined();
});

it('keeps the key of a link that is asked for again, and ends it', () => {
  const first = pin(remote(['a', 'b']), 'a', now);
  const again = pin(first.app, 'a', now);
  expect(again.key).toBe(first.key);
  const both = pin(again.app, 'b', now).app;
  expect(unpin(both, 'a').pins.map(({ version }) => version)).toEqual(['b']);
  expect(unpin(both).pins).toEqual([]);
});

it('switches off and on, whatever is live', () => {
  const app = remote(['a'], live('a'));
  const off = kill(app, now, 'loses data');
  expect(off.off).toEqual({ since: now, reason: 'loses data' });
  expect(line(off)).toEqual(['a']);
  expect(revive(off).off).toBeUndefined();
});

const app = remote(['a'], live('a'));
it.each<[string, () => unknown, string]>([
  ['a version that is not there', () => makeStable(app, 'x', now), 'no version x; there are: a'],
  ['the stable version as canary', () => makeCanary(app, 'a', now, { percent: 1 }), 'everybody'],
  ['to promote nothing', () => promote(app, now), 'no canary'],
  ['to withdraw nothing', () => withdrawCanary(app), 'no canary'],
  ['to go back to nothing', () => rollBack(app, now), 'no previous version'],
  ['to go back to where it is', () => rollBack(app, now, 'a'), 'live already'],
  ['to end no link', () => unpin(app), 'Nothing is pinned'],
  ['to end the link of another version', () => unpin(app, 'b'), 'b is not pinned'],
  ['to switch off twice', () => kill(kill(app, now), now), 'off since'],
  ['to switch on what is on', () => revive(app), 'not switched off'],
])('refuses %s', (_what, change, message) => {
  expect(change).toThrow(message);
});
