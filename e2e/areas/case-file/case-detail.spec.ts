import { caseCalls } from '@advisor/contracts/case/calls';
import { ownCases, pick, caseRows } from '../../support/cases';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.describe('an advisor', () => {
  test.beforeEach(({ signInAs }) => signInAs('advisor'));

  test('opens a case, reads its parts and goes back', async ({ page, api }) => {
    const [first] = await ownCases(api, 10);
    const { caseId, customer } = first!;
    await page.goto('/dashboard');
    await caseRows(page)
      .filter({ hasText: String(caseId) })
      .click();
    await test.step('the client panel says whose case it is', async () => {
      const panel = page.getByRole('region', { name: 'Aktuální klient' });
      await expect(panel).toContainText(customer.lastName);
      await expect(panel).toContainText(String(caseId));
    });
    const menu = page.getByRole('navigation', { name: 'Nabídka případu' });
    await test.step('sections are addresses of their own', async () => {
      await menu.getByRole('link', { name: 'Žadatelé' }).click();
      await expect(page).toHaveURL(/section=applicants/);
      await expect(page.getByText('Trvalá adresa').first()).toBeVisible();
      await menu.getByRole('link', { name: 'Historie' }).click();
      await expect(page).toHaveURL(/section=timeline/);
      await page.goBack();
      await expect(page).toHaveURL(/section=applicants/);
      await page.reload();
      await expect(page.getByText('Trvalá adresa').first()).toBeVisible();
    });
    await test.step('the address without a number opens the same case', async () => {
      await page.evaluate(() => {
        history.pushState(null, '', '/mortgage/case-detail');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page).toHaveURL(new RegExp(`/mortgage/case-detail/${caseId}$`));
      await expect(page.getByRole('region', { name: 'Aktuální klient' })).toContainText(
        customer.lastName,
      );
    });
    await test.step('back returns to the overview', async () => {
      await page.goto('/dashboard');
      await caseRows(page).first().click();
      await page.getByRole('button', { name: 'Zpět' }).click();
      await expect(heading(page, 'Přehled případů')).toBeVisible();
    });
  });

  test('reads the advisor’s e-mail address on one line of a wide screen', async ({ page, api }) => {
    const wanted = pick(await ownCases(api), ({ phase }) => phase === 'signing');
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(`/mortgage/case-detail/${wanted.caseId}`);
    const email = page.getByRole('link', { name: /@banka/ }).first();
    await expect(email).toBeVisible();
    expect((await email.boundingBox())!.height).toBeLessThan(40);
  });

  test('is told that a case does not exist', async ({ page }) => {
    await page.goto('/mortgage/case-detail/123456789');
    await expect(page.getByRole('main')).toContainText(/nenalezen|neexistuje/i);
    await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
  });

  for (const malformed of ['abc', '12x', '-5', '99999999999', '1.5']) {
    test(`finds nothing behind the malformed number ${malformed}`, async ({ page }) => {
      await page.goto(`/mortgage/case-detail/${malformed}`);
      await expect(page.getByRole('main')).toContainText(/nenalezen/i);
    });
  }

  test('cancels a case in one tab; the other tab does not fail for it', async ({
    page,
    context,
    api,
  }) => {
    const { rows } = await api.call(caseCalls.search, { body: { filter: 'loan-applications' } });
    const inProgress = pick(rows, ({ state }) => state === 1);
    const address = `/mortgage/case-detail/${inProgress.caseId}`;
    const other = await context.newPage();
    await page.goto(address);
    await other.goto(address);
    const cancelIn = async (tab: typeof page) => {
      await tab.getByRole('button', { name: 'Zrušit případ' }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'Zrušit případ' }).click();
    };
    await expect(other.getByRole('button', { name: 'Zrušit případ' })).toBeVisible();
    await cancelIn(page);
    await expect(page.getByText('Případ byl zrušen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zrušit případ' })).toHaveCount(0);
    await cancelIn(other);
    await expect(other.getByText('Případ byl zrušen')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Zrušit případ' })).toHaveCount(0);
  });
});

test('a broker may not see someone else’s case', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const [foreign] = await ownCases(api, 1);
  await signInAs('broker');
  await page.goto(`/mortgage/case-detail/${foreign!.caseId}`);
  await expect(page.getByRole('main')).toContainText('Případ nebyl nalezen');
  await expect(page.getByRole('main')).not.toContainText(foreign!.customer.lastName);
});
