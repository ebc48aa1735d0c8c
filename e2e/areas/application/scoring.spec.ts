import { expectAccessible } from '../../support/accessibility';
import { card, preparedApplication } from '../../support/loan-hub';
import { expect, test } from '../../support/test';

test.use({ serverEnv: { ASSESSMENT_SECONDS: '4' } });

test('an advisor has an application assessed, leaves meanwhile and finds the result', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await preparedApplication(api);
  const scoring = `/mortgage/scoring?caseId=${caseId}&salesArrangementId=${salesArrangementId}`;
  await page.goto(scoring);
  await page.getByRole('button', { name: 'Posoudit žádost' }).dblclick();
  await expect(page.getByRole('progressbar', { name: 'Žádost se posuzuje' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/mortgage/hub?caseId=${caseId}&salesArrangementId=${salesArrangementId}`);
  await card(page, 'Posouzení').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Výsledek' })).toContainText(/Vyhovuje|Nevyhovuje/);
  await expect(page.getByRole('meter', { name: /LTV/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Posoudit znovu' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dřívější posouzení' })).toBeHidden();
  await expectAccessible(page);
});
