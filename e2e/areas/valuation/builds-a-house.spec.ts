import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { testCalls } from '@advisor/contracts/test/calls';
import { expectAccessible } from '../../support/accessibility';
import { preparedApplication } from '../../support/loan-hub';
import { expect, test } from '../../support/test';

// One white pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
);

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const day = (count: number) => inHours(24 * count).slice(0, 10);
/** `2026-12-01` → `1. 12. 2026` */
const typed = (date: string) => date.split('-').toReversed().map(Number).join('. ');

test('a house that is built is valued by an inspection, which comes back for photographs', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  // Another journey may have moved it.
  await api.call(testCalls.moveClock, { body: {} });
  await signInAs('advisor');
  const { caseId } = await preparedApplication(api);
  const params = { caseId };
  const { bankingDays } = await api.call(codebookCalls.bankingDays, {
    body: { dateFrom: day(2), dateTo: day(14) },
  });
  const { realEstateValuationId: id } = await api.call(valuationCalls.create, {
    params,
    body: { realEstateTypeId: 1, realEstateState: 4, isLoanRealEstate: true, isPurchased: true },
  });
  const state = async () =>
    (await api.call(valuationCalls.list, { params })).find((one) => one.id === id)?.state;
  /** The appraisers answer some hours later; the session has run out by then. */
  const wait = async (count: number) => {
    await api.call(testCalls.moveClock, { body: { now: inHours(count) } });
    await signInAs('advisor');
  };
  const house = `/mortgage/property-valuation/1-${id}`;

  await test.step('what is known of it is saved', async () => {
    await page.goto(`${house}?caseId=${caseId}`);
    await page.getByLabel('Vyhledat adresu').fill('nádr brno');
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: /^Nádražní .*Brno$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Odebrat adresu' })).toBeVisible();
    await page.getByRole('button', { name: 'Vyhledat v katastru' }).click();
    await page.getByRole('menuitem', { name: 'Podle adresy' }).click();
    await page
      .getByRole('button', { name: /^Použít/ })
      .first()
      .click();
    await page.getByLabel('Podlahová plocha').fill('140');
    await page.getByLabel('Výměra pozemku').fill('800');
    await page.getByLabel('Rozestavěnost').fill('30');
    await page.getByLabel('Rozpočet').fill('4500000');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Nic, ocenění lze objednat.')).toBeVisible();
  });
  await test.step('only an inspection is possible, and is ordered', async () => {
    await page.getByRole('link', { name: 'Vybrat způsob ocenění' }).click();
    await expect(page.getByText('Online se oceňují jen')).toBeVisible();
    await page.getByRole('button', { name: 'Vybrat: Standardní ocenění' }).click();
    await page.getByLabel('Kontaktní osoba').fill('Jana Nováková');
    await page.getByLabel('Telefon').fill('601123456');
    await page.getByRole('textbox', { name: 'den prohlídky' }).first().fill(typed(bankingDays[0]!));
    await page.getByRole('button', { name: /^Objednat za/ }).click();
    await expect(page.getByText('Objednal(a)')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it comes back for photographs, which are taken on a phone', async () => {
    await wait(3);
    await expect.poll(state).toBe(10);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.reload();
    await page.getByRole('button', { name: 'Nahrát nové' }).click();
    const upload = page.getByRole('dialog', { name: 'Nahrát dokumenty k případu' });
    await upload
      .getByLabel('Vyfotit')
      .setInputFiles({ name: 'Dům.png', mimeType: 'image/png', buffer: picture });
    // It was drawn anew.
    await upload.getByRole('combobox', { name: 'Druh souboru Dům.jpg' }).click();
    await page.locator('.ant-select-dropdown:visible').getByText('Fotografie').click();
    await upload.getByRole('button', { name: 'Uložit 1 soubor k případu' }).click();
    await expect(page.getByRole('list', { name: 'Přiložené dokumenty' })).toContainText('Dům.jpg');
    await page.getByLabel('Vyjádření').fill('Fotografie je přiložená.');
    await page.getByRole('button', { name: 'Odeslat odhadcům' }).dblclick();
    await expect.poll(state).toBe(8);
    await expectAccessible(page);
  });
  await test.step('the result has a value of today and one after completion', async () => {
    await wait(90);
    await expect.poll(state).toBe(4);
    await page.goto(`${house}/standard/result?caseId=${caseId}`);
    await expect(page.getByText('Hodnota po dokončení')).toBeVisible();
    await expect(page.getByText('Současná hodnota')).toBeVisible();
    await expectAccessible(page);
  });
});
