import { caseAddresses } from '@advisor/addresses/case';
import type { NavigationEntry } from '@advisor/deployment/remote-facts';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { minSearchLength } from '@advisor/contracts/case/dashboard-options';
import { foldText } from '@advisor/ui/find-matches';

export interface PaletteItem {
  id: string;
  group: 'recent' | 'cases' | 'screens';
  label: string;
  /** Smaller, behind the label. */
  detail: string;
  path: string;
}

/** A case as any of its calls describes it. */
export type PaletteCase = Pick<CaseListItem, 'caseId' | 'contractNumber' | 'customer'>;

const words = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

/** Screens whose names hold every word; all of them without words. */
export const matchingScreens = (
  entries: readonly Pick<NavigationEntry, 'path' | 'label'>[],
  query: string,
): PaletteItem[] =>
  entries
    .filter(({ label }) => words(query).every((word) => foldText(label).includes(word)))
    .map(({ path, label }) => ({ id: path, group: 'screens', label, detail: '', path }));

export const caseItem = (
  { caseId, contractNumber, customer }: PaletteCase,
  group: 'recent' | 'cases',
): PaletteItem => ({
  id: `${group}-${caseId}`,
  group,
  label: `${customer.lastName} ${customer.firstName}`,
  detail: [String(caseId), contractNumber].filter(Boolean).join(' · '),
  path: caseAddresses.caseDetail.to({ caseId }),
});

/** The search takes no shorter word. */
export const isSearchable = (query: string): boolean => {
  const searched = words(query);
  return searched.length > 0 && searched.every(({ length }) => length >= minSearchLength);
};
