import { caseCalls } from '@advisor/contracts/case/calls';
import { caseRows } from '../support/cases';
import { pdfText } from '../support/print';
import { expect, test } from '../support/test';

test('what is printed of a list is all of it, and nothing of the frame', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  // So many are no longer drawn whole.
  for (const count of [20, 30, 40, 50]) {
    await page.getByRole('button', { name: 'Načíst další' }).click();
    await expect(page.getByText(`Zobrazeno ${count} `).first()).toBeVisible();
  }
  expect(await caseRows(page).count()).toBeLessThan(50);
  const printed = pdfText(await page.pdf({ format: 'A4' }));
  const { rows } = await api.call(caseCalls.search, {
    body: { filter: 'my-cases', pagination: { offset: 0, pageSize: 50 } },
  });
  const missing = rows.filter(({ caseId }) => !printed.includes(String(caseId)));
  expect(missing).toEqual([]);
  for (const ofScreen of ['Přeskočit na obsah', 'Modelace úvěru', 'Načíst další']) {
    expect(printed).not.toContain(ofScreen);
  }
});
