import { caseRows } from '../support/cases';
import { pdfText } from '../support/print';
import { expect, test } from '../support/test';

test('what is printed of a list is all of it, and nothing of the frame', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  for (const count of [20, 30]) {
    await page.getByRole('button', { name: 'Načíst další' }).click();
    await expect(page.getByText(`Zobrazeno ${count} `).first()).toBeVisible();
  }
  expect(await caseRows(page).count()).toBeLessThan(30);
  const printed = pdfText(await page.pdf({ format: 'A4' }));
  const numbers = printed.match(/\b3000\d{3}\b/g) ?? [];
  expect(numbers).toHaveLength(30);
  expect(new Set(numbers).size).toBe(30);
  for (const ofScreen of ['Přeskočit na obsah', 'Modelace úvěru', 'Načíst další']) {
    expect(printed).not.toContain(ofScreen);
  }
});
