import { caseSections, type CaseSection } from '@advisor/contracts/case/sections';
import { caseDetailSlots } from '@advisor/slots/case';
import type { QueryClient } from '@tanstack/react-query';
import { caseCustomersQuery, caseParametersQuery, timelineQuery } from '../../../case/case.queries';

/** Sections that this remote shows itself; the others belong to other areas, which fill slots. */
const ownSections = ['parameters', 'applicants', 'timeline'] as const satisfies CaseSection[];
export type OwnSection = (typeof ownSections)[number];

export const isOwnSection = (section: CaseSection): section is OwnSection =>
  (ownSections as readonly CaseSection[]).includes(section);

const sectionParameter = 'section';

/** The section that the URL asks for; the first one when it asks for none or for nonsense. */
export function readSection(search: URLSearchParams): CaseSection | undefined {
  const value = search.get(sectionParameter);
  return caseSections.find((section) => section === value);
}

/** Relative link to a section of the open case. */
export const sectionLink = (section: CaseSection): string => `?${sectionParameter}=${section}`;

/** Fetches what a section shows first; a section of another area fetches by itself. */
export async function prefetchSection(
  queryClient: QueryClient,
  section: CaseSection,
  caseId: number,
): Promise<void> {
  switch (section) {
    case 'parameters':
      return queryClient.prefetchQuery(caseParametersQuery(caseId));
    case 'applicants':
      return queryClient.prefetchQuery(caseCustomersQuery(caseId));
    case 'timeline':
      return queryClient.prefetchQuery(timelineQuery(caseId));
    default:
  }
}

export interface MenuEntry {
  section: CaseSection;
  isActive: boolean;
  reason?: string | undefined;
  count?: number | undefined;
}

/**
 * The menu of a case, in the order of the sections. One of another area is there once that area has
 * brought it, with what the back end says of it; the back end need not know it.
 */
export function menuEntries(
  flags: readonly MenuEntry[],
  isFilled: (slot: string) => boolean,
): MenuEntry[] {
  return caseSections.flatMap((section) => {
    const flag = flags.find((each) => each.section === section);
    if (isOwnSection(section)) return flag ?? [];
    return isFilled(caseDetailSlots[section]) ? (flag ?? { section, isActive: true }) : [];
  });
}

/**
 * The open section: the one asked for if the menu has it and it is active, else the first active.
 */
export function openSection(
  menu: readonly MenuEntry[],
  wanted: CaseSection | undefined,
): CaseSection | undefined {
  const active = menu.filter(({ isActive }) => isActive).map(({ section }) => section);
  return wanted !== undefined && active.includes(wanted) ? wanted : active[0];
}
