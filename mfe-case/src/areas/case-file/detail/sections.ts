import { caseSections, type CaseSection } from '@advisor/contracts/case/sections';
import { caseDetailSlots } from '@advisor/slots/case';
import type { QueryClient } from '@tanstack/react-query';
import {
  caseCustomersQuery,
  caseParametersQuery,
  customerTaxReturnsQuery,
  timelineQuery,
} from '../../../case/case.queries';

/** Sections that this remote shows itself; the others belong to other areas, which fill slots. */
const ownSections = [
  'parameters',
  'applicants',
  'timeline',
  'income-tax-returns',
] as const satisfies CaseSection[];
export type OwnSection = (typeof ownSections)[number];

export const isOwnSection = (section: CaseSection): section is OwnSection =>
  (ownSections as readonly CaseSection[]).includes(section);

/** Name of the query's parameter; the address declares it. */
export const sectionParameter = 'section';

/** The section that the URL asks for; the first one when it asks for none or for nonsense. */
export function readSection(search: URLSearchParams): CaseSection | undefined {
  const value = search.get(sectionParameter);
  return caseSections.find((section) => section === value);
}

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
    case 'income-tax-returns':
      return queryClient.prefetchQuery(customerTaxReturnsQuery(caseId));
    default:
  }
}

interface SectionFlag {
  /** The menu has entries besides. */
  section: string;
  isActive: boolean;
}

/**
 * The open section: the one asked for if the case has it and it is active, else the first active. One of
 * another area is there once that area has brought it; the back end need not know it.
 */
export function openSection(
  flags: readonly SectionFlag[],
  isFilled: (slot: string) => boolean,
  wanted: CaseSection | undefined,
): CaseSection | undefined {
  const isOpen = (section: CaseSection): boolean => {
    const flag = flags.find((each) => each.section === section);
    if (isOwnSection(section)) return flag?.isActive ?? false;
    return isFilled(caseDetailSlots[section]) && (flag?.isActive ?? true);
  };
  return wanted !== undefined && isOpen(wanted) ? wanted : caseSections.find(isOpen);
}
