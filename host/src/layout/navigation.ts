import { hostAddresses } from '@advisor/addresses/host';
import type { NavigationEntry } from '@advisor/deployment/remote-facts';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { isUnder } from '@advisor/deployment/path-rules';

const isSettings = ({ path }: NavigationEntry): boolean =>
  isUnder(path, hostAddresses.settings.to());

const isPermitted =
  ({ userPermissions }: LoggedInUser) =>
  ({ permissions }: NavigationEntry): boolean =>
    !permissions || permissions.some((code) => userPermissions.includes(code));

/** An entry, and the beginnings of the addresses whose screens it leads to. */
interface MenuEntry extends NavigationEntry {
  covers: readonly string[];
}

/**
 * Every entry that the user may follow, of all remotes, in the menu's order. The only entry of a remote
 * stands for all its screens.
 */
export function permittedNavigation({ remotes }: ServedRegistry, user: LoggedInUser): MenuEntry[] {
  return remotes
    .flatMap(({ navigation, owns }) =>
      navigation.map((entry) => ({
        ...entry,
        covers: navigation.length === 1 ? owns : [entry.path],
      })),
    )
    .filter(isPermitted(user))
    .toSorted((one, other) => one.order - other.order);
}

/** Entries of the application menu; the settings stand behind one entry of their own. */
export const menuEntries = (registry: ServedRegistry, user: LoggedInUser): MenuEntry[] =>
  permittedNavigation(registry, user).filter((entry) => !isSettings(entry));

/** Length of the longest beginning that the path has; 0 without one. */
export const closeness = (path: string, prefixes: readonly string[]): number =>
  Math.max(0, ...prefixes.filter((prefix) => isUnder(path, prefix)).map(({ length }) => length));

/** What the menu calls the screens of a path; undefined for one that no entry stands for. */
export const menuTitle = ({ remotes }: ServedRegistry, path: string): string | undefined =>
  remotes
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => isUnder(path, entry.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.label;

/** Entries of the settings frame. */
export const settingsEntries = (registry: ServedRegistry, user: LoggedInUser): NavigationEntry[] =>
  permittedNavigation(registry, user).filter(isSettings);

/** Whether a deployed remote serves the path. */
export const isServed = ({ remotes }: ServedRegistry, path: string): boolean =>
  remotes.some(({ owns }) => owns.some((prefix) => isUnder(path, prefix)));
