import type { Registry } from '@advisor/deployment/registry';
import { kill, pin, promote, revive, unpin } from '@advisor/federation/deploy/channels';
import { changeServed } from '@advisor/federation/deploy/deploy';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { changeApp, switchApps, type Content } from './change-apps';
import { readArguments, requireName, requireNames, requireRoot, print, type Run } from './command';
import { pinLink } from './deploy';

const now = () => new Date().toISOString();

export const promoteApps: Run = async (args) => {
  const { names, values } = readArguments(args, ['to']);
  const since = now();
  await switchApps(requireRoot(values), 'promote', requireNames(names), (app) =>
    promote(app, since),
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
      link = pinLink(app, version, pinned.key);
      return pinned.app;
    }),
  );
  print(`${name} ${version} can be tried by its link: ${link}`);
};

export const unpinApp: Run = async (args) => {
  const { names, values } = readArguments(args, ['to', 'version']);
  const name = requireName(names);
  await changeServed(requireRoot(values), `unpin ${name}`, (registry) =>
    changeApp(registry, name, (app) => unpin(app, values.version)),
  );
  print(`${name}: the links have ended`);
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
  print(`${name} is off`);
};

export const reviveRemote: Run = async (args) => {
  const { names, values } = readArguments(args, ['to']);
  const name = requireName(names);
  await changeServed(requireRoot(values), `revive ${name}`, (registry) =>
    switchRemote(registry, name, revive),
  );
  print(`${name} is on again`);
};
