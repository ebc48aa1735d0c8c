import type { Registry } from '@advisor/deployment/registry';
import type { Deployed } from '@advisor/federation/deploy/channels';
import { changeServed } from '@advisor/federation/deploy/deploy';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { print } from './command';
import { outcomeOf } from './outcome';

/** A registry that a change is made of. */
export type Content = Omit<Registry, 'change'>;

/** A change of a host, a page or a remote. */
export type ChangeApp = <A extends Deployed>(app: A, name: string) => A;

/** @throws {Refusal} that names the app */
function changed<A extends Deployed>(name: string, app: A | undefined, change: ChangeApp): A {
  if (!app) throw new Refusal(`${name} is not deployed there.`);
  try {
    return change(app, name);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${name}: ${error.message}`) : error;
  }
}

/** The change of one app, wherever in the registry it stands. */
export function changeApp(registry: Content, name: string, change: ChangeApp): Content {
  const { host, pages, remotes } = registry;
  if (name === 'host') return { ...registry, host: changed(name, host, change) };
  if (name.endsWith('/embed')) {
    const page = name.slice(0, -'/embed'.length);
    return { ...registry, pages: { ...pages, [page]: changed(name, pages[page], change) } };
  }
  return { ...registry, remotes: { ...remotes, [name]: changed(name, remotes[name], change) } };
}

export const changeApps = (registry: Content, names: readonly string[], change: ChangeApp) =>
  names.reduce((content, name) => changeApp(content, name, change), registry);

function liveOf(before: Deployed, after: Deployed): string {
  const { stable, canary } = after;
  if (before.canary && !canary && stable?.version === before.stable?.version) {
    const rest = stable ? `everybody has ${stable.version}` : 'nobody has another one';
    return `: the canary ${before.canary.version} is withdrawn; ${rest}`;
  }
  const live = stable ? `${stable.version} ${outcomeOf(after, 'live')}` : 'has no live version';
  return canary ? ` ${live}, ${canary.version} is a canary` : ` ${live}`;
}

/** Switches apps in one step, and says what of them is live then. */
export async function switchApps(
  root: string,
  what: string,
  names: readonly string[],
  change: ChangeApp,
): Promise<void> {
  const outcomes = new Map<string, string>();
  await changeServed(root, `${what} ${names.join(', ')}`, (registry) =>
    changeApps(registry, names, (app, name) => {
      const switched = change(app, name);
      outcomes.set(name, liveOf(app, switched));
      return switched;
    }),
  );
  for (const [name, outcome] of outcomes) print(`${name}${outcome}`);
}
