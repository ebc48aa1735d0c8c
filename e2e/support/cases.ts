import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import type { Page } from '@playwright/test';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { Api } from './api';

/**
 * Links to the cases of the list that are drawn now, without those of today above it; in the release
 * before, the rows themselves.
 */
export const caseRows = (page: Page) =>
  page.locator('a:is(.case-row, .case-row__open):not(.todays-cases *)');

/** The user's own cases, latest change first. */
export async function ownCases(api: Api, pageSize = 100): Promise<CaseListItem[]> {
  const { rows } = await api.call(caseCalls.search, {
    body: { filter: 'my-cases', pagination: { offset: 0, pageSize } },
  });
  return rows;
}

/** The text as somebody types it who has no Czech keyboard. */
export const withoutDiacritics = (text: string) =>
  text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** One case that the journey needs; which one does not matter. */
export function pick(
  cases: readonly CaseListItem[],
  fits: (item: CaseListItem) => boolean,
): CaseListItem {
  const found = cases.find(fits);
  if (!found) throw new Error('The seed has no such case');
  return found;
}

/** Young enough for a loan of thirty years, which has to be repaid by the age of seventy. */
const bornAfter = String(new Date().getFullYear() - 38);

/**
 * A client of the user's own cases whom the register of persons finds by name, and who may be lent
 * for thirty years.
 * @param except somebody who must not be confused with the client
 */
export async function registeredClient(
  api: Api,
  except?: CaseListItem['customer'],
): Promise<CaseListItem['customer']> {
  const cases = await ownCases(api);
  for (const { customer } of cases.toReversed()) {
    const { firstName, lastName } = customer;
    if (lastName === except?.lastName) continue;
    const { customers } = await api.call(customerCalls.search, { body: { firstName, lastName } });
    if (customers.length > 0 && customers.every((found) => (found.dateOfBirth ?? '') > bornAfter))
      return customer;
  }
  throw new Error('The register knows none of the clients');
}
