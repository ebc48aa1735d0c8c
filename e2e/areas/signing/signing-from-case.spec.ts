import type { Page } from '@playwright/test';
import { countClicks } from '../../support/clicks';
import { press, reach, watchFocus } from '../../support/keyboard';
import { ownApplication } from '../../support/modelation';
import { drawSignature } from '../../support/signing';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.beforeEach(({ signInAs }) => signInAs('advisor'));

const consent = 'Souhlas se zpracováním osobních údajů';
const signButtons = (page: Page) => page.getByRole('button', { name: /^Podepsat: / });

/** On the signing device's page: reads to the end and signs, as a hand does. */
async function sign(page: Page) {
  await page.waitForURL(/\/signature-service\/pad\//);
  await page.getByText(/Konec dokumentu/).scrollIntoViewIfNeeded();
  await drawSignature(page);
  await page.getByRole('button', { name: 'Podepsat', exact: true }).click();
  await page.waitForURL(/\/documents-signing\//);
}

test('a document is prepared and signed in eight clicks', async ({ page, context, api }) => {
  const { caseId } = await ownApplication(api);
  const clicks = await countClicks(context);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await page
    .getByRole('navigation', { name: 'Nabídka případu' })
    .getByRole('link', { name: 'Dokumenty' })
    .click();
  await page.getByRole('link', { name: 'Nový dokument k podpisu' }).click();
  await page.getByRole('radio', { name: consent }).click();
  await page.getByRole('button', { name: 'Vytvořit dokument' }).click();
  await expect(heading(page, consent)).toBeVisible();
  await expect(signButtons(page)).toHaveCount(2);
  for (const left of [1, 0]) {
    await signButtons(page).first().click();
    await sign(page);
    await expect(signButtons(page)).toHaveCount(left);
  }
  await expect(
    page.getByRole('main').getByText('Podepsáno', { exact: true }).first(),
  ).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(8);
});

test('… and by keyboard alone', async ({ page, api }) => {
  const { caseId } = await ownApplication(api);
  const lost = await watchFocus(page);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  const menu = page.getByRole('navigation', { name: 'Nabídka případu' });
  await expect(menu).toBeVisible();
  await press(page, menu.getByRole('link', { name: 'Dokumenty' }));
  const newDocument = page.getByRole('link', { name: 'Nový dokument k podpisu' });
  await expect(newDocument).toBeVisible();
  await press(page, newDocument);
  // A key before that goes on in the screen that is left.
  await expect(page.getByRole('radio', { name: consent })).toBeVisible();
  await press(page, page.getByRole('radio', { name: consent }), { by: 'Space' });
  await press(page, page.getByRole('button', { name: 'Vytvořit dokument' }));
  await expect(heading(page, consent)).toBeFocused();
  await expect(signButtons(page)).toHaveCount(2);
  for (const [left, name] of [
    [1, 'Dana Jelínková'],
    [0, 'Jana Nováková'],
  ] as const) {
    await press(page, page.getByRole('button', { name: `Podepsat: ${name}` }));
    await page.waitForURL(/\/signature-service\/pad\//);
    await reach(page, page.getByText(/Konec dokumentu/));
    await reach(page, page.getByRole('textbox', { name: /Nemůžete kreslit/ }));
    await page.keyboard.type(name);
    await press(page, page.getByRole('button', { name: 'Podepsat', exact: true }));
    await page.waitForURL(/\/documents-signing\//);
    await expect(signButtons(page)).toHaveCount(left);
    await expect(
      page.getByRole('tabpanel').locator(':focus').or(page.locator('[role=tabpanel]:focus')),
    ).toHaveCount(1);
  }
  expect(lost).toEqual([]);
});
