import type { Locator, Page } from '@playwright/test';
import { caseCalls } from '@advisor/contracts/case/calls';
import { productType } from '@advisor/contracts/codebooks';
import { pick } from '../../support/cases';
import type { Api } from '../../support/api';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

const path = (page: Page) => page.getByRole('navigation', { name: 'Průběh případu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Nabídka případu' });
const panel = (page: Page) => page.getByRole('region', { name: 'Aktuální klient' });

/** A mortgage of the demonstration that is being prepared: what another journey made has banners. */
async function mortgage(api: Api): Promise<number> {
  const { rows } = await api.call(caseCalls.search, {
    body: { filter: 'loan-applications', sort: { field: 'caseId', descending: false } },
  });
  return pick(rows, ({ productTypeId }) => productTypeId === productType.mortgage.code).caseId;
}

const topOf = async (found: Locator) => (await found.boundingBox())!.y;

test('the frame of a case leads from screen to screen', async ({ page, api }) => {
  const caseId = await mortgage(api);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await test.step('to a stage of its path', async () => {
    await path(page)
      .getByRole('link', { name: /^Podklady/ })
      .click();
    await expect(heading(page, 'Seznam podkladů')).toBeVisible();
    await expect(path(page).getByRole('link', { name: /^Podklady/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
  await test.step('to an entry of its menu', async () => {
    await menu(page).getByRole('link', { name: 'Dokumenty' }).click();
    await expect(heading(page, 'Dokumenty')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Rozcestník žádosti' }).click();
    await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
  });
  await test.step('and back to its detail', async () => {
    await panel(page)
      .getByRole('link', { name: `Případ ${caseId}` })
      .click();
    await expect(heading(page, 'Parametry')).toBeVisible();
  });
});

test('a stage that may not begin says why, to a pointer, a key and a finger', async ({
  page,
  api,
}) => {
  await page.goto(`/mortgage/case-detail/${await mortgage(api)}`);
  const closed = path(page).getByRole('button', { name: /^Splácení/ });
  const reason = page.getByText('Úvěr zatím není vyplacený.');
  await closed.hover();
  await expect(reason).toBeVisible();
  await heading(page, 'Parametry').hover();
  await expect(reason).toBeHidden();
  await path(page).getByRole('button').last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(closed).toBeFocused();
  await expect(reason).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await closed.dispatchEvent('click');
  await expect(reason).toBeVisible();
});

test('the frame leaves the room to the screen, and moves nothing when it comes', async ({
  page,
  api,
}) => {
  const address = `/mortgage/case-detail/${await mortgage(api)}`;
  await page.setViewportSize({ width: 1280, height: 850 });
  await page.goto(address);
  const summary = page.getByRole('region', { name: 'Souhrn' });
  await expect(path(page).getByRole('listitem').first()).toBeVisible();
  const top = await topOf(summary);
  expect(top).toBeLessThanOrEqual(300);

  await test.step('while the path is on its way', async () => {
    await page.route('**/stages', () => undefined);
    await page.reload();
    await expect(summary).toBeVisible();
    expect(await topOf(summary)).toBe(top);
    await page.unrouteAll();
  });
  await test.step('a phone shows the current stage', async () => {
    await page.setViewportSize({ width: 400, height: 850 });
    await page.reload();
    await expect(path(page).locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
  });
});

test('a link without the case finds it, and leads back to the screen above', async ({
  page,
  api,
}) => {
  const caseId = await mortgage(api);
  const { salesArrangementId } = await api.call(caseCalls.get, { params: { caseId } });
  await page.goto(`/mortgage/parameters/${salesArrangementId}`);
  await expect(heading(page, 'Další parametry')).toBeVisible();
  await expect(page).toHaveTitle(`Další parametry · ${caseId} – Pracoviště poradce`);
  const trail = page.getByRole('navigation', { name: 'Drobečková navigace' });
  await expect(trail).toHaveText(`Případy${caseId}Rozcestník žádostiDalší parametry`);
  const back = page.getByRole('button', { name: 'Zpět', exact: true });
  await back.click();
  await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
  await trail.getByRole('link', { name: String(caseId) }).click();
  await expect(heading(page, 'Parametry')).toBeVisible();
  await back.click();
  await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
});
