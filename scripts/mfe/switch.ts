import type { Registry } from '@advisor/contracts/deployment/registry';
import {
  kill,
  pin,
  promote,
  revive,
  rollBack,
  unpin,
  withdrawCanary,
  type Deployed,
} from '@advisor/federation/deploy/channels';
import { changeServed } from '@advisor/federation/deploy/deploy';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { readArguments, requireName, requireRoot, say, type Run } from './command';
import { pinQuery } from './deploy';

type Content = Omit<Registry, 'change'>;

const now = () => new Date().toISOString();

const missing = (name: string) => new Refusal(`${name} is not deployed there.`);

/** The change of one app, wherever in the registry it stands. */
function changeApp(
  registry: Content,
  name: string,
  change: <A extends Deployed>(app: A) => A,
): Content {
  if (name === 'host') return { ...registry, host: change(registry.host) };
  const page = name.endsWith('/embed') ? name.slice(0, -'/embed'.length) : undefined;
  if (page !== undefined) {
    const app = registry.pages[page];
    if (!app) throw missing(name);
    return { ...registry, pages: { ...registry.pages, [page]: change(app) } };
  }
  const app = registry.remotes[name];
  if (!app) throw missing(name);
  return { ...registry, remotes: { ...registry.remotes, [name]: change(app) } };
}

/** Switches one app and says what of it is live then. */
async function switchApp(
  root: string,
  what: string,
  name: string,
  change: <A extends Deployed>(app: A) => A,
): Promise<void> {
  let outcome = '';
  await changeServed(root, `${what} ${name}`, (registry) =>
    changeApp(registry, name, (app) => {
      const changed = change(app);
      outcome = changed.stable ? `${changed.stable.version} is live` : 'has no live version';
      if (changed.canary) outcome += `, ${changed.canary.version} is a canary`;
      return changed;
    }),
  );
  say(`${name} ${outcome}`);
}

export const promoteApp: Run = async (args) => {
  const { names, values } = readArguments(args, ['to']);
  const name = requireName(names);
  await switchApp(requireRoot(values), 'promote', name, (app) => promote(app, now()));
};

export const rollBackApp: Run = async (args) => {
  const { names, values } = readArguments(args, ['to', 'version', 'channel']);
  const { channel = 'stable', version } = values;
  const name = requireName(names);
  if (channel !== 'stable' && channel !== 'canary') {
    throw new Refusal('A rollback is of the channel stable or canary.');
  }
  if (channel === 'canary' && version !== undefined) {
    throw new Refusal('A canary is withdrawn; --version is for the stable channel.');
  }
  await switchApp(requireRoot(values), 'rollback', name, (app) =>
    channel === 'canary' ? withdrawCanary(app) : rollBack(app, now(), version),
  );
};

export const pinApp: Run = async (args) => {
  const { names, values } = readArguments(args, ['to', 'version']);
  const { version } = values;
  const name = requireName(names);
  if (version === undefined) throw new Refusal('Say which version: --version V.');
  let link = '';
  await changeServed(requireRoot(values), `pin ${name} ${version}`, (registry) =>
    changeApp(registry, name, (app) => {
      const pinned = pin(app, version, now());
      link = pinQuery(pinned.key);
      return pinned.app;
    }),
  );
  say(`${name} ${version} can be tried by its link: ${link}`);
};

export const unpinApp: Run = async (args) => {
  const { names, values } = readArguments(args, ['to', 'version']);
  const name = requireName(names);
  await changeServed(requireRoot(values), `unpin ${name}`, (registry) =>
    changeApp(registry, name, (app) => unpin(app, values.version)),
  );
  say(`${name}: the links have ended`);
};

/** Host and pages can be gone back from; the product can do without a remote only. */
function switchRemote(
  registry: Content,
  name: string,
  change: (remote: Registry['remotes'][string]) => Registry['remotes'][string],
): Content {
  const remote = registry.remotes[name];
  if (!remote) {
    const remotes = Object.keys(registry.remotes).join(', ') || 'none';
    throw new Refusal(`There is no remote ${name} to switch off or on; there are: ${remotes}.`);
  }
  return { ...registry, remotes: { ...registry.remotes, [name]: change(remote) } };
}

export const killRemote: Run = async (args) => {
  const { names, values } = readArguments(args, ['to', 'reason']);
  const name = requireName(names);
  await changeServed(requireRoot(values), `kill ${name}`, (registry) =>
    switchRemote(registry, name, (remote) => kill(remote, now(), values.reason)),
  );
  say(`${name} is off`);
};

export const reviveRemote: Run = async (args) => {
  const { names, values } = readArguments(args, ['to']);
  const name = requireName(names);
  await changeServed(requireRoot(values), `revive ${name}`, (registry) =>
    switchRemote(registry, name, revive),
  );
  say(`${name} is on again`);
};
