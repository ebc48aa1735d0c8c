import { caseMenu, type CaseMenuEntry } from '@advisor/contracts/case/menu';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import type { CallResponse } from '@advisor/api-client/call';
import type { caseCalls } from '@advisor/contracts/case/calls';
import type { ServedRegistry } from '@advisor/deployment/served-registry';

/** The open case; the arrangement is its loan application. */
export interface OpenCase {
  caseId: number;
  salesArrangementId?: number | undefined;
}

/** The link that a template stands for; undefined as long as not all of it is known. */
export function expandTemplate(template: string, openCase: OpenCase): string | undefined {
  const link = template.replace(/\{(\w+)\}/g, (variable, name: keyof OpenCase) =>
    String(openCase[name] ?? variable),
  );
  return link.includes('{') ? undefined : link;
}

/** Where a stage leads to; undefined while no deployed remote brings its screen. */
export function stageLink(
  { remotes }: ServedRegistry,
  stage: string,
  openCase: OpenCase,
): string | undefined {
  const template = remotes.map(({ caseFrame }) => caseFrame?.stages[stage]).find(Boolean);
  return template && expandTemplate(template, openCase);
}

type MenuFlags = CallResponse<typeof caseCalls.menuFlags>;

interface CaseEntry {
  entry: CaseMenuEntry;
  to: string;
  isActive: boolean;
  reason?: string | undefined;
  count?: number | undefined;
}

/**
 * The menu of a case, in its order: what deployed remotes bring, as far as the user may follow it, with
 * what the back end says of it. It need not know an entry.
 */
export function caseEntries(
  { remotes }: ServedRegistry,
  { userPermissions }: LoggedInUser,
  openCase: OpenCase,
  flags: MenuFlags,
): CaseEntry[] {
  const isFilled = (slot: string) => remotes.some(({ slots }) => slots.includes(slot));
  return caseMenu.flatMap((entry) => {
    const brought = remotes
      .map(({ caseFrame }) => caseFrame?.entries[entry])
      .find((one) => one && (one.slot === undefined || isFilled(one.slot)));
    const to = brought && expandTemplate(brought.to, openCase);
    const isPermitted =
      brought?.permissions?.some((code) => userPermissions.includes(code)) ?? true;
    if (to === undefined || !isPermitted) return [];
    const flag = flags.find(({ section }) => section === entry);
    return { entry, to, isActive: true, ...flag };
  });
}

interface Place {
  pathname: string;
  search: string;
}

/**
 * The entry whose screen is shown: the first one that the address does not contradict, for an address
 * may leave out which part of a screen it means.
 */
export function currentEntry(
  entries: readonly CaseEntry[],
  { pathname, search }: Place,
): CaseMenuEntry | undefined {
  const here = new URLSearchParams(search);
  const ofScreen = entries
    .filter(({ isActive }) => isActive)
    .map(({ entry, to }) => ({ entry, url: new URL(to, window.location.origin) }))
    .filter(({ url }) => url.pathname === pathname);
  const exact = ofScreen.find(({ url }) =>
    [...url.searchParams].every(([name, value]) => (here.get(name) ?? value) === value),
  );
  return (exact ?? ofScreen[0])?.entry;
}
