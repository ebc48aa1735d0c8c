import { readFileSync } from 'node:fs';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { ownCases } from '../../support/cases';
import { fillSignInForm } from '../../support/sign-in-form';
import { printedPages } from '../../support/pdf-words';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'podpis ')]);
// One white pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
);

async function openDocuments(page: Page, caseId: number) {
  await page.goto(`/mortgage/case-detail/${caseId}?section=documents`);
  await page.getByRole('button', { name: 'Nahrát dokumenty' }).click();
  return page.getByRole('dialog', { name: 'Nahrát dokumenty k případu' });
}

async function choose(page: Page, name: string, kind: string) {
  await page.getByRole('combobox', { name: `Druh souboru ${name}` }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(kind, { exact: true }).click();
}

test('papers of a case are sent, saved and seen by a colleague', async ({
  page,
  api,
  signInAs,
}) => {
  await page.setContent('<p>Výpis z účtu</p>');
  const statement = await page.pdf();
  await signInAs('advisor');
  const [, , found] = await ownCases(api, 3);
  const { caseId } = found!;
  const dialog = await openDocuments(page, caseId);
  await dialog.getByLabel('Soubory k nahrání').setInputFiles([
    { name: 'Výpis.pdf', mimeType: 'application/pdf', buffer: statement },
    { name: 'Občanka.png', mimeType: 'image/png', buffer: picture },
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(dialog.getByText('Soubor má nesprávný formát')).toBeVisible();
  await dialog.getByRole('button', { name: 'Odebrat program.exe' }).click();
  await expect(dialog.getByText('Nahráno', { exact: true })).toHaveCount(2);
  await choose(page, 'Výpis.pdf', 'Výpis z účtu');
  await choose(page, 'Občanka.png', 'Doklad totožnosti');
  await dialog.getByRole('button', { name: 'Uložit 2 soubory k případu' }).click();
  await expect(dialog).toBeHidden();
  const table = page.getByRole('table', { name: 'Dokumenty případu' });
  for (const name of ['Výpis.pdf', 'Občanka.png'])
    await expect(table.getByRole('row', { name }).getByText('Uloženo')).toBeVisible();

  await test.step('they are merged into one PDF', async () => {
    await page.getByRole('checkbox', { name: 'Vybrat Výpis.pdf' }).check();
    await page.getByRole('checkbox', { name: 'Vybrat Občanka.png' }).check();
    await page.getByRole('button', { name: 'Spojit do PDF' }).click();
    await page.getByRole('button', { name: 'Výš Občanka.png' }).click();
    await page.getByRole('button', { name: 'Spojit', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Stáhnout spojené PDF' }).click();
    const pages = printedPages(readFileSync(await (await download).path()));
    expect(pages.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
      '',
      'Výpis z účtu',
    ]);
    await page.getByRole('button', { name: 'Zavřít' }).first().click();
  });

  await test.step('a colleague looks at them in place', async () => {
    await signInAs('specialist');
    await page.goto(`/mortgage/case-detail/${caseId}?section=documents`);
    await page.getByRole('button', { name: 'Náhled dokumentu Občanka.png' }).click();
    await expect(page.getByRole('img', { name: 'Náhled dokumentu Občanka.png' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTitle('Náhled dokumentu Výpis.pdf')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone the picture is seen before it is opened', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    const small = page.getByRole('button', { name: 'Náhled dokumentu Občanka.png' }).locator('img');
    await small.scrollIntoViewIfNeeded();
    // As the server has made it of one pixel.
    await expect(small).toHaveJSProperty('naturalWidth', 1);
  });
});

test('a file whose connection breaks in the middle goes on by itself', async ({
  page,
  api,
  signInAs,
  context,
}) => {
  await signInAs('advisor');
  const [, , , found] = await ownCases(api, 4);
  const dialog = await openDocuments(page, found!.caseId);
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  await dialog.getByLabel('Soubory k nahrání').setInputFiles({
    name: 'Smlouva.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(3_000_000),
  });
  await expect(dialog.getByText(/^Nahráno [1-9]\d? %/)).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await expect(dialog.getByText(/Spojení se přerušilo/)).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(dialog.getByText('Nahráno', { exact: true })).toBeVisible();
});

test('a file that the server has forgotten in the middle is sent anew', async ({
  page,
  api,
  signInAs,
  context,
}) => {
  await signInAs('advisor');
  const [, , , , , found] = await ownCases(api, 6);
  const dialog = await openDocuments(page, found!.caseId);
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  const name = 'Zapomenutá.pdf';
  await dialog.getByLabel('Soubory k nahrání').setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: pdf(3_000_000),
  });
  await expect(dialog.getByText(/^Nahráno [1-9]\d? %/)).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await expect(dialog.getByText(/Spojení se přerušilo/)).toBeVisible();
  const ofServer = async () =>
    (await api.call(documentCalls.ownTemporary)).filter(({ fileName }) => fileName === name);
  const [before] = await ofServer();
  await api.call(documentCalls.deleteTemporary, { query: { guids: [before!.guid] } });
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(dialog.getByText('Nahráno', { exact: true })).toBeVisible();
  expect(await ofServer()).toEqual([expect.objectContaining({ received: before!.size })]);
});

test('files are there when the session ends in the middle, and go on', async ({
  page,
  api,
  signInAs,
  context,
}) => {
  await signInAs('advisor');
  const [, , , , found] = await ownCases(api, 5);
  const dialog = await openDocuments(page, found!.caseId);
  const whole = { name: 'Celá.pdf', mimeType: 'application/pdf', buffer: pdf(1_000) };
  const long = { name: 'Dlouhá.pdf', mimeType: 'application/pdf', buffer: pdf(3_000_000) };
  await dialog.getByLabel('Soubory k nahrání').setInputFiles(whole);
  await choose(page, whole.name, 'Výpis z účtu');
  await expect(dialog.getByText('Nahráno', { exact: true })).toBeVisible();
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  await dialog.getByLabel('Soubory k nahrání').setInputFiles(long);
  await expect(dialog.getByText(/^Nahráno [4-9]\d %/)).toBeVisible();
  await context.clearCookies();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(page.getByText('Přihlášení vypršelo.')).toBeVisible();
  await page.getByRole('link', { name: 'Přihlásit se' }).click();
  await fillSignInForm(page, 'advisor');
  await expect(dialog.getByText('Nahráno', { exact: true })).toHaveCount(1);
  const left = dialog.getByRole('region', { name: 'Z minula' });
  await left.getByLabel(`Soubor ${long.name}`).setInputFiles(long);
  await expect(left.getByText(long.name)).toBeHidden();
  await expect(dialog.getByText('Nahráno', { exact: true })).toHaveCount(2);
  await choose(page, long.name, 'Doklad o příjmu');
  await dialog.getByRole('button', { name: 'Uložit 2 soubory k případu' }).click();
  const table = page.getByRole('table', { name: 'Dokumenty případu' });
  await expect(table.getByRole('row', { name: whole.name })).toContainText('Výpis z účtu');
  await expect(table.getByRole('row', { name: long.name })).toContainText('Doklad o příjmu');
});
