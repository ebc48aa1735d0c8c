import { press, reach, watchFocus } from '../../support/keyboard';
import { ownApplication } from '../../support/modelation';
import { expect, test } from '../../support/test';

test('a case is kept after all, and its application commented, by keyboard alone', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await ownApplication(api);
  const lost = await watchFocus(page);
  await page.goto(`/mortgage/case-detail/${caseId}`);
  const cancel = page.getByRole('button', { name: 'Zrušit případ' });
  await expect(cancel).toBeVisible();
  await press(page, cancel);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.goto(`/mortgage/sales-arrangement-comment/${salesArrangementId}?caseId=${caseId}`);
  const comment = page.getByRole('textbox', { name: 'Komentář k žádosti' });
  await expect(comment).toBeVisible();
  await reach(page, comment);
  await page.keyboard.type('Klient doloží příjem.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Oznámení' })).toContainText(/ulož/i);
  expect(lost).toEqual([]);
});
