import { expectAccessible } from '../../support/accessibility';
import { prepareDocument, signingCase, signingPath } from '../../support/signing';
import { expect, test } from '../../support/test';

test('the case’s history tells what has become of a document', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const caseId = await signingCase(api);
  const { documentOnSAId } = await prepareDocument(api, { digital: true });
  await test.step('its digital signing begins', async () => {
    await page.goto(signingPath(documentOnSAId, { digital: true }));
    await page.getByRole('button', { name: 'Odeslat k digitálnímu podpisu' }).click();
    await expect(page.getByRole('button', { name: 'Podepsat', exact: true })).toBeEnabled();
  });
  await test.step('it is taken out of signing', async () => {
    await page.getByRole('button', { name: 'Stornovat dokument' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stornovat dokument' }).click();
    await expect(page.getByText('Podepisování dokumentu bylo zrušeno.')).toBeVisible();
  });
  await test.step('the case tells it, the latest first', async () => {
    await page.goto(`/mortgage/case-detail/${caseId}?section=timeline`);
    const shown = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Souhlas se zpracováním osobních údajů' });
    const titles = [
      'Dokument vyřazen z podepisování',
      'Digitální podepisování zahájeno',
      'Dokument připraven k podpisu',
    ];
    for (const [place, title] of titles.entries()) {
      await expect(shown.nth(place)).toContainText(title);
      await expect(shown.nth(place)).toContainText('Jana Nováková');
    }
    await expectAccessible(page);
  });
});
