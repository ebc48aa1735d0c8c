import { expectNoSidewaysScroll } from '../../support/accessibility';
import { signingCase, signingDocument, signingPath, startOnPad } from '../../support/signing';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

const name = 'Dlouhé Jméno '.repeat(16).slice(0, 200).trim();
const title = /^Žádost o změnu smlouvy o úvěru Žádost/;
const widths = [320, 400, 1_280];

test('a name of 200 characters sticks out nowhere', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const fits = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
    }
  };
  await test.step('list', async () => {
    await page.goto(`/mortgage/documents-signing?caseId=${await signingCase(api)}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await fits();
  });
  await test.step('card', async () => {
    await page.goto(signingPath(signingDocument.longName));
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
    await fits();
  });
  await test.step('signing device', async () => {
    await startOnPad(page, name);
    await expect(page.getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
    await expect(page.getByRole('strong').filter({ hasText: name })).toBeVisible();
    await fits();
  });
  await test.step('question before cancelling', async () => {
    await page.goto(signingPath(signingDocument.longName));
    await page.getByRole('button', { name: `Další akce: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Zrušit podpis' }).click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await fits();
    const beyond = await page
      .getByRole('dialog')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBe(0);
  });
});
