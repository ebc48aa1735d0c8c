import { ownCases } from '../support/cases';
import { fillSignInForm, heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test('another application opens a case, with a sign-in in between', async ({
  page,
  context,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const [first] = await ownCases(api, 1);
  const { caseId, customer } = first!;
  await context.clearCookies();
  await page.goto(`/redirect/case-detail?caseId=${caseId}`);
  await fillSignInForm(page, 'advisor');
  await expect(page).toHaveURL(new RegExp(`/mortgage/case-detail/${caseId}$`));
  await expect(page.getByRole('region', { name: 'Aktuální klient' })).toContainText(
    customer.lastName,
  );
});

for (const wrong of ['unknown', 'case-detail', 'case-detail?caseId=abc']) {
  test(`/redirect/${wrong} leads nowhere`, async ({ page, signInAs }) => {
    await signInAs('advisor');
    await page.goto(`/redirect/${wrong}`);
    await expect(heading(page, 'Stránka nenalezena')).toBeVisible();
  });
}
