import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import { ownCases } from '../../support/cases';
import { ownApplication } from '../../support/modelation';
import { runFolder } from '../../support/run-folder';
import { heading } from '../../support/sign-in-form';
import { signingCase, signingDocument, signingPath } from '../../support/signing';
import { expect, test } from '../../support/test';

// Of its own: what is signed and cancelled here, other journeys begin with.
test.use({ database: runFolder.database });

const scan = { name: 'sken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

test.describe('an advisor', () => {
  test.beforeEach(({ signInAs }) => signInAs('advisor'));

  for (const width of [400, 1280, 1920]) {
    test(`reads the list at ${width} px`, async ({ page, api }) => {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(`/mortgage/documents-signing?caseId=${await signingCase(api)}`);
      await expect(page.getByRole('link', { name: 'Čeká na sken', exact: true })).toBeVisible();
      for (const state of [
        'Neznámý stav',
        'Připraveno k podpisu',
        'Podepisuje se',
        'Podepsáno',
        'Zrušeno',
      ]) {
        await expect(
          page.getByRole('table').getByText(state, { exact: true }).first(),
        ).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }

  test('uploads a scan; the document is signed by it', async ({ page }) => {
    await page.goto(signingPath(signingDocument.waitingForScan));
    await expect(page.getByText('Vytiskněte dokument.')).toBeVisible();
    await page.getByRole('button', { name: 'Nahrát sken' }).click();
    const dialog = page.getByRole('dialog');
    await test.step('a file of another kind is refused at once', async () => {
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ ...scan, name: 'program.exe', buffer: Buffer.from('MZ') });
      await expect(dialog.getByRole('alert')).toContainText('nesprávný formát');
      await expect(dialog.getByRole('button', { name: 'Nahrát' })).toBeDisabled();
    });
    await test.step('what only looks like a scan is refused by the server', async () => {
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ ...scan, buffer: Buffer.from('MZ') });
      await dialog.getByRole('button', { name: 'Nahrát' }).click();
      await expect(dialog.getByRole('alert')).toContainText('nepovolený formát');
      await expectAccessible(page);
    });
    await dialog.locator('input[type=file]').setInputFiles(scan);
    await dialog.getByRole('button', { name: 'Nahrát' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Podepsaný dokument byl nahrán').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Podepsáno', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nahrát sken' })).toBeHidden();
  });

  test('prepares a new document and comes to its signing', async ({ page, api }) => {
    // Not the one with so many documents that the case shows but some.
    const withMany = await signingCase(api);
    const caseId = (await ownCases(api, 10)).find((own) => own.caseId !== withMany)?.caseId;
    await page.goto(`/mortgage/documents-signing?caseId=${caseId}`);
    await page.getByRole('button', { name: 'Nový dokument k podpisu' }).click();
    await page.getByRole('radio', { name: 'Souhlas se zpracováním osobních údajů' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Vytvořit dokument' }).click();
    await expect(heading(page, 'Souhlas se zpracováním osobních údajů')).toBeVisible();
    await expect(page).toHaveURL(/documents-signing\/\d+/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await test.step('the case shows it', async () => {
      await page.goto(`/mortgage/case-detail/${caseId}?section=documents`);
      await page.getByRole('link', { name: 'Souhlas se zpracováním osobních údajů' }).click();
      await expect(heading(page, 'Souhlas se zpracováním osobních údajů')).toBeVisible();
    });
  });

  test('hands the information sheet over before the contract, and goes on', async ({
    page,
    api,
  }) => {
    const { caseId } = await ownApplication(api);
    await page.goto(`/mortgage/documents-signing/new?caseId=${caseId}`);
    const contract = page.getByRole('radio', { name: 'Smlouva o úvěru' });
    await expect(contract).toBeDisabled();
    await expect(contract).toHaveAccessibleDescription(/předsmluvní informace \(ESIS\)/);
    await page.getByRole('button', { name: 'Předáno klientovi' }).click();
    await expect(contract).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Vytvořit dokument' }).click();
    await expect(heading(page, 'Smlouva o úvěru')).toBeVisible();
    await expect(page.getByText('Podpis zatím není možný')).toBeHidden();
    await test.step('what takes its own button away leaves the focus beside it', async () => {
      await page.getByRole('button', { name: 'Stornovat dokument' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Stornovat dokument' }).click();
      await expect(page.getByText('Podepisování dokumentu bylo zrušeno.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Stáhnout PDF' })).toBeFocused();
    });
  });

  test('cancels a document after a question', async ({ page }) => {
    await page.goto(signingPath(signingDocument.fromTask));
    await page.getByRole('button', { name: 'Stornovat dokument' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stornovat dokument' }).click();
    await expect(page.getByText('Podepisování dokumentu bylo zrušeno.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stornovat dokument' })).toBeHidden();
  });

  for (const id of ['999999999', 'abc', '0', '-1', 'digital']) {
    test(`finds nothing behind ${id}`, async ({ page }) => {
      await page.goto(`/mortgage/documents-signing/${id}`);
      await expect(page.getByRole('main')).toContainText(/nenalezen|neexistuje/i);
      await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
    });
  }
});

test('a broker is refused another advisor’s document', async ({ page, signInAs }) => {
  await signInAs('broker');
  await page.goto(signingPath(signingDocument.bothWays));
  await expect(page.getByRole('main')).toContainText(/nemáte.*oprávnění|právo/i);
});
