import type { Canary, Registry } from '@advisor/deployment/registry';
import type { Deployed } from '@advisor/federation/deploy/channels';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { readChanges, readDeployed } from '@advisor/federation/deploy/revisions';
import { readArguments, requireRoot, print, printWarning } from './command';
import { minutes } from './outcome';

type Row = [channel: string, version: string, since: string, commit: string, deployed: string];

const shareOf = (canary: Canary): string =>
  'percent' in canary ? `${canary.percent} %` : canary.users.join(', ');

function rowsOf(app: Deployed): Row[] {
  const row = (channel: string, version: string, since: string): Row => {
    const release = app.releases.find((candidate) => candidate.version === version);
    const deployed = minutes(release?.deployedAt ?? '');
    return [channel, version, since === '' ? '' : minutes(since), release?.commit ?? '–', deployed];
  };
  const { stable, canary, pins, former } = app;
  return [
    ...(stable ? [row('stable', stable.version, stable.since)] : []),
    ...(canary ? [row(`canary ${shareOf(canary)}`, canary.version, canary.since)] : []),
    ...pins.map(({ version, since }) => row('link', version, since)),
    ...former.map((version) => row('former', version, '')),
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const heading = ['', 'channel', 'version', 'since (UTC)', 'commit', 'deployed'];

/** @throws {Refusal} for a name that no part has */
function describe(registry: Omit<Registry, 'change'>, names: readonly string[]): string[] {
  const apps: [string, Deployed][] = [
    ['host', registry.host],
    ...Object.entries(registry.remotes),
    ...Object.entries(registry.pages).map(([name, page]): [string, Deployed] => [
      `${name}/embed`,
      page,
    ]),
  ];
  const known = apps.map(([name]) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(`There is no ${unknown.join(', ')} there; there are ${known.join(', ')}.`);
  }
  const rows = apps
    .filter(([name]) => names.length === 0 || names.includes(name))
    .flatMap(([name, app]) => {
      const off = 'off' in app ? app.off : undefined;
      const all = rowsOf(app).map((row) => [name, ...row]);
      return off ? [[name, 'OFF', off.reason ?? '', minutes(off.since), '', ''], ...all] : all;
    });
  return table([heading, ...rows]);
}

export async function status(args: readonly string[]): Promise<void> {
  const { names, values } = readArguments(args, ['to', 'json']);
  const root = requireRoot(values);
  const { registry, damaged } = readDeployed(root);
  for (const file of damaged)
    printWarning(`${file} is damaged; what is served is the registry before it.`);
  if (values.json === true) {
    print(JSON.stringify(registry, null, 1));
    return;
  }
  for (const line of describe(registry, names)) print(line);
  const changes = readChanges(root, 5);
  if (changes.length > 0) print('\nLast changes (UTC):');
  for (const { at, what } of changes) print(`${minutes(at)}  ${what}`);
}
