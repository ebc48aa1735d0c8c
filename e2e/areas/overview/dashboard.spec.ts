import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { dashboardFilters } from '@advisor/contracts/case/dashboard-options';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { formatMoney } from '@advisor/i18n/format';
import { caseRows, ownCases, pick, withoutDiacritics } from '../../support/cases';
import type { Api } from '../../support/api';
import { reach } from '../../support/keyboard';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

const loaded = /^Zobrazen[yo]? /;

test.beforeEach(({ signInAs }) => signInAs('advisor'));

for (const [index, filter] of dashboardFilters.entries()) {
  test(`the filter ${filter} shows its cases and their count`, async ({ page, api }) => {
    const counts = await api.call(caseCalls.dashboardFilters);
    const { count } = counts.find((entry) => entry.filter === filter)!;
    await page.goto('/dashboard');
    const tabs = page.getByRole('tablist', { name: 'Výběr případů' }).getByRole('tab');
    await expect(tabs).toHaveCount(dashboardFilters.length);
    await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(index)).toContainText(String(count));
    await expect(page.getByText(loaded).first()).toContainText(String(Math.min(count, 10)));
    await expect(caseRows(page).first()).toBeVisible();
    await page.reload();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  });
}

test('a case is found by a part of its client’s name without diacritics', async ({ page, api }) => {
  const cases = await ownCases(api);
  const wanted = pick(
    cases,
    ({ customer }) => withoutDiacritics(customer.lastName) !== customer.lastName,
  );
  const { firstName, lastName } = wanted.customer;
  const term = `${withoutDiacritics(lastName).toLowerCase().slice(0, -1)} ${firstName.slice(0, 3)}`;
  const search = page.getByRole('textbox', { name: 'Hledat případ' });
  const found = caseRows(page).filter({ hasText: String(wanted.caseId) });

  await page.goto('/dashboard');
  await test.step('typing finds it', async () => {
    await search.fill(term);
    // It may stand in the list before anything is searched; what is found is marked.
    await expect(found.locator('mark').first()).toBeVisible();
  });
  await test.step('the name is in no address', () => {
    expect(decodeURIComponent(page.url())).not.toContain(term.split(' ')[0]);
  });
  await test.step('a visit to the case keeps the search', async () => {
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/mortgage/case-detail/${wanted.caseId}`));
    await page.goBack();
    await expect(search).toHaveValue(term);
    await expect(found).toBeVisible();
  });
  await test.step('so does a reload', async () => {
    await page.reload();
    await expect(search).toHaveValue(term);
    await expect(found).toBeVisible();
  });
});

test('a search without a match offers to look into all cases', async ({ page, api }) => {
  const own = new Set((await ownCases(api)).map(({ caseId }) => caseId));
  const { rows } = await api.call(caseCalls.search, {
    body: { searchTerm: 'nov', pagination: { offset: 0, pageSize: 100 } },
  });
  const foreign = pick(rows, ({ caseId }) => !own.has(caseId));
  await page.goto('/dashboard');
  await page.getByRole('textbox', { name: 'Hledat případ' }).fill(String(foreign.caseId));
  await expect(page.getByText('Nic jsme nenašli')).toBeVisible();
  await page.getByRole('button', { name: 'Hledat ve všech případech' }).click();
  await expect(caseRows(page).filter({ hasText: String(foreign.caseId) })).toBeVisible();
});

test('sorting by amount starts with the largest, then with the smallest', async ({ page, api }) => {
  const byAmount = async (descending: boolean) => {
    const { rows } = await api.call(caseCalls.search, {
      body: { filter: 'my-cases', sort: { field: 'amount', descending } },
    });
    return String(rows[0]!.caseId);
  };
  await page.goto('/dashboard');
  const sort = page.getByRole('row', { name: 'Řazení případů' });
  await sort.getByRole('button', { name: 'Částka' }).click();
  await expect(caseRows(page).first()).toContainText(await byAmount(true));
  await sort.getByRole('button', { name: 'Částka' }).click();
  await expect(caseRows(page).first()).toContainText(await byAmount(false));
  await page.reload();
  await expect(caseRows(page).first()).toContainText(await byAmount(false));
});

test('ten more cases are loaded, and are there again after back and reload', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText(loaded).first()).toContainText('10');
  await page.getByRole('button', { name: 'Načíst další' }).click();
  await expect(page.getByText(loaded).first()).toContainText('20');
  await test.step('back from a case', async () => {
    await caseRows(page).last().click();
    await expect(page).toHaveURL(/case-detail/);
    await page.goBack();
    await expect(page.getByText(loaded).first()).toContainText('20');
  });
  await test.step('reload', async () => {
    await page.reload();
    await expect(heading(page, 'Přehled případů')).toBeVisible();
    await expect(page.getByText(loaded).first()).toContainText('20');
  });
});

test('back from a case, its row is in sight and has the focus', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Načíst další' }).click();
  await expect(page.getByText(loaded).first()).toContainText('20');
  const rowOf = (path: string) => page.locator(`a.case-row__open[href="${path}"]`);
  const openLast = async () => {
    const path = await caseRows(page).last().getAttribute('href');
    await rowOf(path!).click();
    await expect(page).toHaveURL(new RegExp(path!));
    return rowOf(path!);
  };
  await test.step('by the browser’s back', async () => {
    const row = await openLast();
    await page.goBack();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });
  await test.step('by the breadcrumb', async () => {
    const row = await openLast();
    await page.getByRole('link', { name: 'Případy', exact: true }).click();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });
  await test.step('by the menu from elsewhere the list begins at its top', async () => {
    const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
    await menu.getByRole('link', { name: 'Obecné dokumenty' }).click();
    await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
    await menu.getByRole('link', { name: 'Přehled případů' }).click();
    await expect(heading(page, 'Přehled případů')).toBeFocused();
  });
});

test('a row opens in a new tab like any link', async ({ page, context }) => {
  await page.goto('/dashboard');
  const opened = context.waitForEvent('page');
  await caseRows(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/mortgage\/case-detail\/\d+/);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('an advisor’s notice can be closed and stays closed', async ({ page, api }) => {
  const [banner] = await api.call(notificationCalls.currentBanners);
  const notice = page.getByText(banner!.title);
  await page.goto('/dashboard');
  await expect(notice).toBeVisible();
  await page
    .getByRole('status')
    .filter({ has: notice })
    .getByRole('button', { name: 'Zavřít' })
    .click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(heading(page, 'Přehled případů')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('the cases of today stand above the list with what is to be done', async ({ page, api }) => {
  const { rows, total } = await api.call(caseCalls.today);
  const [first] = rows;
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: `Dnes ${total}` });
  const row = today.getByRole('row').filter({ hasText: String(first!.caseId) });
  await test.step('the most urgent on top, by its day', async () => {
    await expect(row).toContainText('termín');
    const [above, list] = [await today.boundingBox(), await caseRows(page).first().boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(list!.y);
  });
  await test.step('the others on demand', async () => {
    await today.getByRole('button', { name: /^Zobrazit \d+ další/ }).click();
    await expect(today.getByRole('link', { name: String(rows[3]!.caseId) })).toBeVisible();
  });
  await test.step('gone while searching', async () => {
    await page.getByRole('textbox', { name: 'Hledat případ' }).fill(String(first!.caseId));
    await expect(today).toBeHidden();
    await expect(caseRows(page)).toHaveCount(1);
  });
});

test('fixations that end soon stand above the list with what is at risk', async ({ page, api }) => {
  const { total, amountAtRisk } = await api.call(caseCalls.endingFixations, {
    query: { pageSize: 0 },
  });
  const { rows } = await api.call(caseCalls.endingFixations, { query: { sort: 'principal' } });
  await page.goto('/dashboard');
  const fixations = page.getByRole('region', { name: `Končící fixace ${total}` });
  const first = fixations
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  await test.step('folded, with the amount', async () => {
    await expect(fixations).toContainText(formatMoney(amountAtRisk, { decimals: 0 }));
    await expect(fixations.getByRole('link')).toHaveCount(0);
  });
  await test.step('the cases on demand, the largest first', async () => {
    await fixations.getByRole('button', { name: /^Končící fixace/ }).click();
    await fixations.getByRole('button', { name: 'Jistina' }).click();
    await expect(first).toContainText(String(rows[0]!.caseId));
  });
  await test.step('the same after a reload', async () => {
    await page.reload();
    await expect(first).toContainText(String(rows[0]!.caseId));
  });
  await test.step('each leads to its refixation', async () => {
    await first.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/mortgage/refixation/${rows[0]!.caseId}`));
  });
});

test('on a phone three cases are in view, below the bank’s notices', async ({ page, api }) => {
  const [banner] = await api.call(notificationCalls.currentBanners);
  await page.setViewportSize({ width: 400, height: 850 });
  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: banner!.title });
  const text = notice.getByText(banner!.description!);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await test.step('a notice has one line', async () => {
    await expect(notice).toBeVisible();
    await expect(text).toBeHidden();
    const [first, third] = [await rows.first().boundingBox(), await rows.nth(2).boundingBox()];
    expect(first!.y).toBeLessThanOrEqual(400);
    expect(third!.y + third!.height).toBeLessThanOrEqual(850);
  });
  await test.step('and its text on demand', async () => {
    await notice.getByRole('button', { name: /^Více/ }).click();
    await expect(text).toBeVisible();
    await notice.getByRole('button', { name: /^Méně/ }).click();
    await expect(text).toBeHidden();
  });
});

const name = ({ customer }: CaseListItem) => `${customer.lastName} ${customer.firstName}`;

/** A case of the user's own that waits for the user, whose client has no namesake. */
async function awaitedCase(api: Api) {
  const own = await ownCases(api);
  const caseIds = own.map(({ caseId }) => caseId);
  const steps = await api.call(caseCalls.nextSteps, { body: { caseIds } });
  const wanted = pick(
    own,
    (item) =>
      own.filter((other) => name(other) === name(item)).length === 1 &&
      steps.some(({ caseId, next }) => caseId === item.caseId && next?.action === 'collect'),
  );
  return { caseId: wanted.caseId, client: name(wanted) };
}

test('the next step of a client’s case is one click away', async ({ page, api }) => {
  const { caseId, client } = await awaitedCase(api);
  await page.goto('/dashboard');
  await page.getByRole('textbox', { name: 'Hledat případ' }).fill(client);
  const row = page.getByRole('row').filter({ hasText: String(caseId) });
  await row.getByRole('link', { name: /^Vyřídit podklady \(\d+\)$/ }).click();
  await expect(heading(page, 'Seznam podkladů')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/checklist/${caseId}/`));
});

test('… and by keyboard alone', async ({ page, api }) => {
  const { caseId, client } = await awaitedCase(api);
  await page.goto('/dashboard');
  await expect(caseRows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(client);
  const row = page.getByRole('row').filter({ hasText: String(caseId) });
  // Few are left.
  await expect(caseRows(page).nth(4)).toBeHidden();
  await reach(page, row.getByRole('link', { name: /^Vyřídit podklady/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Seznam podkladů')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/checklist/${caseId}/`));
});
