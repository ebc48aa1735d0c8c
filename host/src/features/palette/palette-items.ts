import { caseAddresses } from '@advisor/addresses/case';
import type { NavigationEntry } from '@advisor/deployment/remote-facts';
import { casePhase } from '@advisor/contracts/case/phase';
import { codeName } from '@advisor/contracts/code-name';
import { caseState, productType } from '@advisor/contracts/codebooks';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { minSearchLength } from '@advisor/contracts/case/dashboard-options';
import { formatMoney } from '@advisor/i18n/format';
import { foldText } from '@advisor/ui/find-matches';

export interface PaletteItem {
  id: string;
  group: 'recent' | 'cases' | 'tasks' | 'actions' | 'screens';
  label: string;
  /** Smaller, behind the label. */
  detail: string;
  /** Smaller, below it: what tells a case from those of the same name. */
  description?: string;
  path: string;
}

/** A case as any of its calls describes it. */
export type PaletteCase = Pick<
  CaseListItem,
  'caseId' | 'contractNumber' | 'productTypeId' | 'targetAmount' | 'state'
> & {
  phase?: CaseListItem['phase'];
  customer: { firstName: string; lastName: string; birthYear?: number; dateOfBirth?: string };
};

const words = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

/** Items whose names hold every word; all of them without words. */
export const matchingItems = (items: readonly PaletteItem[], query: string): PaletteItem[] =>
  items.filter(({ label }) => words(query).every((word) => foldText(label).includes(word)));

/** An action or a screen that belongs to no case. */
export const placeItem = (
  group: 'actions' | 'screens',
  { path, label }: Pick<NavigationEntry, 'path' | 'label'>,
): PaletteItem => ({ id: `${group}-${path}`, group, label, detail: '', path });

const birthYearOf = ({ birthYear, dateOfBirth }: PaletteCase['customer']): number | undefined =>
  birthYear ?? (dateOfBirth === undefined ? undefined : Number(dateOfBirth.slice(0, 4)));

const stateName = ({ state, phase }: PaletteCase): string =>
  phase === undefined ? codeName(caseState, state) : codeName(casePhase, phase);

/** @param born says when somebody was born, in a year */
export const caseItem = (
  found: PaletteCase,
  group: 'recent' | 'cases',
  born: (year: number) => string,
): PaletteItem => {
  const { caseId, contractNumber, customer, productTypeId, targetAmount } = found;
  const birthYear = birthYearOf(customer);
  return {
    id: `${group}-${caseId}`,
    group,
    label: `${customer.lastName} ${customer.firstName}`,
    detail: [String(caseId), contractNumber].filter(Boolean).join(' · '),
    description: [
      birthYear === undefined ? '' : born(birthYear),
      codeName(productType, productTypeId),
      formatMoney(targetAmount),
      stateName(found),
    ]
      .filter(Boolean)
      .join(' · '),
    path: caseAddresses.caseDetail.to({ caseId }),
  };
};

/** The search takes no shorter word. */
export const isSearchable = (query: string): boolean => {
  const searched = words(query);
  return searched.length > 0 && searched.every(({ length }) => length >= minSearchLength);
};
