import type { Browser, Page } from '@playwright/test';
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import type { Api } from '../../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import { receivedOf, reachableCase } from '../../support/client-file';
import { expect, test } from '../../support/test';

const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'podpis ')]);
// One white pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
);
const photograph = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });

/** The advisor asks in the dialog. @returns what the client's mailbox and phone show */
async function ask(page: Page, api: Api, caseId: number) {
  const count = async () =>
    (await api.call(clientRequestCalls.list, { params: { caseId } })).length;
  const before = await count();
  await page.goto(`/mortgage/case-detail/${caseId}?section=documents`);
  await page.getByRole('button', { name: 'Vyžádat od klienta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vyžádat podklady od klienta' });
  await dialog
    .getByRole('textbox', { name: 'Další podklady' })
    .fill('Výpis z účtu\nObčanský průkaz');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Poslat odkaz' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(await count()).toBe(before + 1);
  return receivedOf(api, caseId);
}

async function phone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 400, height: 860 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Kód' }).fill(code);
  await page.getByRole('button', { name: 'Pokračovat' }).click();
}

test('a client sends papers from a phone, and the advisor looks at them', async ({
  page,
  api,
  signInAs,
  browser,
}) => {
  await signInAs('advisor');
  const { caseId } = await reachableCase(api);
  const { address, code } = await ask(page, api, caseId);
  const client = await phone(browser, address);

  await test.step('the code opens the link', async () => {
    await expect(client.getByText(/Jana Nováková z Banky, a\.s\., vás žádá/)).toBeVisible();
    await expect(client.getByText('Výpis z účtu')).toHaveCount(0);
    await expectAccessible(client);
    await enter(client, String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await expect(client.getByText('Kód nesouhlasí. Zbývají 4 pokusy.')).toBeVisible();
    await enter(client, code);
    await expect(client.getByText('Občanský průkaz')).toBeVisible();
  });

  await test.step('two photographs and a PDF are sent, also after the page was opened anew', async () => {
    const files = client.getByLabel('Soubory k nahrání');
    await files.setInputFiles([photograph('občanka 1.png'), photograph('občanka 2.png')]);
    await expect(client.getByText('Nahráno, ještě neodesláno')).toHaveCount(2);
    await client.reload();
    await expect(client.getByText('Nahráno, ještě neodesláno')).toHaveCount(2);
    const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];
    await files.setInputFiles([
      { name: 'výpis.pdf', mimeType: 'application/pdf', buffer: pdf(400_000) },
      { name: 'virus.txt', mimeType: 'text/plain', buffer: Buffer.from(eicar.join('')) },
    ]);
    await expect(client.getByText('Nahráno, ještě neodesláno')).toHaveCount(3);
    await expect(client.getByText(/škodlivý kód/)).toBeVisible();
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await client.getByRole('button', { name: 'Odebrat virus.txt' }).click();
    await client.getByRole('button', { name: 'Odeslat 3 soubory' }).dblclick();
    await expect(client.getByRole('heading', { name: 'Děkujeme, soubory máme' })).toBeVisible();
    await expect(client.getByText('Čeká na kontrolu')).toHaveCount(3);
  });

  await test.step('the advisor accepts one and refuses one', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Zkontrolovat občanka 1.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'Soubor od klienta' });
    await expect(dialog.getByRole('img', { name: 'Náhled dokumentu občanka 1.png' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Druh dokumentu' }).click();
    await page
      .locator('.ant-select-dropdown:visible')
      .getByText('Doklad totožnosti', { exact: true })
      .click();
    await dialog.getByRole('button', { name: 'Přijmout do dokumentů' }).dblclick();
    await expect(dialog).toBeHidden();
    const table = page.getByRole('table', { name: 'Dokumenty případu' });
    await expect(table.getByText('občanka 1.png')).toBeVisible();
    await page.getByRole('button', { name: 'Zkontrolovat občanka 2.png' }).click();
    await dialog.getByRole('button', { name: 'Odmítnout…' }).click();
    await dialog.getByRole('textbox', { name: 'Důvod odmítnutí' }).fill('Fotografie je rozmazaná.');
    await dialog.getByRole('button', { name: 'Odmítnout soubor' }).click();
    await expect(page.getByText('Důvod: Fotografie je rozmazaná.')).toBeVisible();
  });

  await test.step('the client finds how each stands', async () => {
    await client.reload();
    await expect(client.getByText('Přijato')).toBeVisible();
    await expect(client.getByText(/Důvod: Fotografie je rozmazaná\./)).toBeVisible();
    await client.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(client);
  });

  await test.step('a link that was ended opens nothing', async () => {
    await page.getByRole('button', { name: /^Ukončit odkaz: / }).click();
    await page.getByRole('button', { name: 'Ukončit odkaz', exact: true }).click();
    await expect(page.getByText('Ukončeno', { exact: true })).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { name: 'Odkaz neplatí' })).toBeVisible();
    await client.context().close();
  });
});
