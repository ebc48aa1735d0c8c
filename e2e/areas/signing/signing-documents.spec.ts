import { caseCalls } from '@advisor/contracts/case/calls';
import { productType } from '@advisor/contracts/codebooks';
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

  test('says what comes before an application and a contract, and leads there', async ({
    page,
    api,
  }) => {
    const { caseId } = await ownApplication(api);
    const form = `/mortgage/documents-signing/new?caseId=${caseId}`;
    await page.goto(form);
    const application = page.getByRole('radio', { name: 'Žádost o úvěr' });
    await expect(application).toBeDisabled();
    await expect(application).toHaveAccessibleDescription(/účet pro splácení.*6\spodkladů/);
    const contract = page.getByRole('radio', { name: 'Smlouva o úvěru' });
    await expect(contract).toHaveAccessibleDescription(/po schválení.*informace \(ESIS\)/);
    await expect(page.getByRole('radio', { name: 'Žádost – čerpání' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Předáno klientovi' }).click();
    await expect(contract).toHaveAccessibleDescription(/až po schválení, žádost .* odeslaná\.$/);
    await page.getByRole('link', { name: 'Doplnit parametry' }).click();
    await expect(heading(page, 'Další parametry')).toBeVisible();
  });

  test('prepares the contract of an approved application anew', async ({ page, api }) => {
    const { rows } = await api.call(caseCalls.search, {
      body: { filter: 'contract-signing', pagination: { offset: 0, pageSize: 50 } },
    });
    const withMany = await signingCase(api);
    const caseId = rows.find(
      (one) => one.productTypeId === productType.mortgage.code && one.caseId !== withMany,
    )?.caseId;
    await page.goto(`/mortgage/documents-signing?caseId=${caseId}`);
    await page.getByRole('link', { name: 'Smlouva o úvěru', exact: true }).click();
    // The list has such buttons, too.
    await expect(heading(page, 'Smlouva o úvěru')).toBeVisible();
    await page.getByRole('button', { name: 'Stornovat dokument' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stornovat dokument' }).click();
    await expect(page.getByText('Podepisování dokumentu bylo zrušeno.')).toBeVisible();
    await test.step('what takes its own button away leaves the focus beside it', async () => {
      await expect(page.getByRole('link', { name: 'Stáhnout PDF' })).toBeFocused();
    });
    await page.goto(`/mortgage/documents-signing/new?caseId=${caseId}`);
    await expect(page.getByRole('radio', { name: 'Žádost o úvěr' })).toHaveAccessibleDescription(
      'Žádost už je odeslaná.',
    );
    await page.getByRole('radio', { name: 'Smlouva o úvěru' }).check();
    await page.getByRole('button', { name: 'Vytvořit dokument' }).click();
    await expect(heading(page, 'Smlouva o úvěru')).toBeVisible();
    await expect(page.getByText('Podpis zatím není možný')).toBeHidden();
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
  await expect(page.getByRole('main')).toContainText('Dokument k podpisu nebyl nalezen');
});
