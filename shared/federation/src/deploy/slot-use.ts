import type { Registry } from '@advisor/deployment/registry';
import { describeRemotes, type FindFolder } from './compatibility';

type Content = Pick<Registry, 'remotes'>;

/** A slot of the pages that are served. */
export interface SlotUse {
  slot: string;
  /** The remote whose page shows it. */
  owner: string;
  /** Remotes that fill it. */
  filledBy: string[];
}

/** The slots that the served remotes show, by name. */
export function slotUse(find: FindFolder, registry: Content): SlotUse[] {
  const { remotes } = describeRemotes(find, registry);
  const owners = new Map(
    remotes.flatMap(({ name, needs }) => needs.shows.map((slot) => [slot, name] as const)),
  );
  const fillers = (slot: string) =>
    remotes.filter(({ needs }) => needs.slots.includes(slot)).map(({ name }) => name);
  return [...owners]
    .map(([slot, owner]) => ({ slot, owner, filledBy: [...new Set(fillers(slot))] }))
    .toSorted((one, other) => one.slot.localeCompare(other.slot));
}

/** What served remotes fill and none shows, each a sentence: harmless, but nobody sees it. */
export function unshownFillings(find: FindFolder, registry: Content): string[] {
  const { remotes } = describeRemotes(find, registry);
  const shown = new Set(remotes.flatMap(({ needs }) => needs.shows));
  return remotes.flatMap(({ name, version, needs }) =>
    needs.slots
      .filter((slot) => !shown.has(slot))
      .map((slot) => `${name} ${version} fills ${slot}, which no remote that is served shows.`),
  );
}
