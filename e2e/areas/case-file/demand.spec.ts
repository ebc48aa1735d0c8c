import { readFileSync } from 'node:fs';
import { caseCalls } from '@advisor/contracts/case/calls';
import { taskType } from '@advisor/contracts/codebooks/task';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { testCalls } from '@advisor/contracts/test/calls';
import { expectAccessible } from '../../support/accessibility';
import { printedPages } from '../../support/pdf-words';
import { expect, test } from '../../support/test';

// One white pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
);
const photograph = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

test('a demand is answered, handed back, answered with photographs and a PDF from a phone, accepted, and all is merged', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  await page.setContent('<p>Potvrzení o příjmu</p>');
  const confirmation = await page.pdf();
  await signInAs('advisor');
  const { rows } = await api.call(caseCalls.today, { query: { pageSize: 100 } });
  const demanded = rows.findLast(({ task }) => task?.taskTypeId === taskType.demand.code);
  if (!demanded?.task) throw new Error('The seed has no demand of today');
  const { caseId } = demanded;
  const { taskId } = demanded.task;
  const params = { caseId, taskId };
  /** The bank answers some hours later; the session has run out by then. */
  const wait = async (count: number) => {
    await api.call(testCalls.moveClock, { body: { now: inHours(count) } });
    await signInAs('advisor');
  };
  const state = async () => (await api.call(taskCalls.get, { params })).state;

  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`/mortgage/case-detail/${caseId}?section=tasks&task=${taskId}`);
  const dialog = page.getByRole('dialog', { name: 'Dožádání' });
  const message = dialog.getByRole('textbox', { name: 'Zpráva' });
  const send = dialog.getByRole('button', { name: 'Odeslat zprávu' });
  await test.step('without a paper it comes back', async () => {
    await message.fill('Klient je ve zkušební době.');
    await send.click();
    await expect(dialog.getByRole('list', { name: 'Zprávy' })).toContainText('zkušební');
    await wait(5);
    await expect.poll(state).toBe(1);
    await page.reload();
    await expect(dialog).toContainText('Doložte prosím požadovaný dokument');
    await expectAccessible(page);
  });
  await test.step('two photographs and a PDF go with the second answer', async () => {
    await dialog.getByRole('button', { name: 'Nahrát nové' }).click();
    const upload = page.getByRole('dialog', { name: 'Nahrát dokumenty k případu' });
    await upload.getByLabel('Vyfotit').setInputFiles(photograph('Strana 1.png'));
    await upload.getByLabel('Vyfotit').setInputFiles(photograph('Strana 2.png'));
    await upload.getByLabel('Soubory k nahrání').setInputFiles({
      name: 'Potvrzení.pdf',
      mimeType: 'application/pdf',
      buffer: confirmation,
    });
    await expect(upload.getByText('Nahráno', { exact: true })).toHaveCount(3);
    await expectAccessible(page);
    for (const [name, kind] of [
      ['Strana 1.png', 'Doklad totožnosti'],
      ['Strana 2.png', 'Doklad totožnosti'],
      ['Potvrzení.pdf', 'Výpis z účtu'],
    ] as const) {
      await upload.getByRole('combobox', { name: `Druh souboru ${name}` }).click();
      await page.locator('.ant-select-dropdown:visible').getByText(kind, { exact: true }).click();
    }
    await upload.getByRole('button', { name: 'Uložit 3 soubory k případu' }).click();
    await expect(upload).toBeHidden();
    await message.fill('Posílám fotografie a potvrzení.');
    await send.dblclick();
    await expect(dialog.getByRole('link', { name: 'Potvrzení.pdf' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the bank accepts them', async () => {
    await wait(10);
    await expect.poll(state).toBe(4);
    await page.reload();
    await expect(dialog).toContainText('Děkujeme, doložení je v pořádku.');
  });
  await test.step('all of it is merged and downloaded', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByRole('link', { name: '3 přílohy v dokumentech' }).click();
    for (const name of ['Strana 1.png', 'Strana 2.png', 'Potvrzení.pdf'])
      await page.getByRole('checkbox', { name: `Vybrat ${name}` }).check();
    await page.getByRole('button', { name: 'Spojit do PDF' }).click();
    await page.getByRole('button', { name: 'Spojit', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Stáhnout spojené PDF' }).click();
    const pages = printedPages(readFileSync(await (await download).path()));
    expect(pages).toHaveLength(3);
    await expectAccessible(page);
  });
});
