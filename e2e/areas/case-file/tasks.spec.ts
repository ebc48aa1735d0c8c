import { caseCalls } from '@advisor/contracts/case/calls';
import { taskType } from '@advisor/contracts/codebooks/task';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { ownApplication } from '../../support/modelation';
import { expect, test } from '../../support/test';

const section = (caseId: number) => `/mortgage/case-detail/${caseId}?section=tasks`;
const list = (page: Page) => page.getByRole('table', { name: 'Úkoly případu' });
const write = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Zpráva' }).fill(text);

test('a demand of today is answered from the dashboard', async ({ page, api, signInAs }) => {
  await signInAs('advisor');
  const { rows } = await api.call(caseCalls.today, { query: { pageSize: 100 } });
  const demanded = rows.find(({ task }) => task?.taskTypeId === taskType.demand.code);
  if (!demanded?.task) throw new Error('The seed has no demand of today');
  const { caseId, task } = demanded;
  const today = page.getByRole('region', { name: /^Dnes/ });
  await page.goto('/dashboard');
  const link = today
    .getByRole('row')
    .filter({ hasText: String(caseId) })
    .getByRole('link', { name: /^Odpovědět na dožádání/ });
  await test.step('its row names the task', async () => {
    await expect(today).toBeVisible();
    const more = today.getByRole('button', { name: /^Zobrazit .* dalších?$/ });
    if (!(await link.isVisible())) await more.click();
    await expect(link).toBeVisible();
  });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Dožádání' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${section(caseId)}&task=${task.taskId}`);
  await expectAccessible(page);
  await test.step('what is being written survives back and a reload', async () => {
    await write(page, 'Výpis je v dokumentech.');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog.getByRole('textbox')).toHaveValue('Výpis je v dokumentech.');
    await page.reload();
    await expect(dialog.getByRole('textbox')).toHaveValue('Výpis je v dokumentech.');
  });
  await test.step('it is sent once, and the bank has its turn', async () => {
    await dialog.getByRole('button', { name: 'Odeslat zprávu' }).dblclick();
    await expect(dialog.getByRole('list', { name: 'Zprávy' })).toContainText('Výpis je v');
    await expect(dialog).toContainText('Banka');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const { messages } = await api.call(taskCalls.get, {
      params: { caseId, taskId: task.taskId },
    });
    expect(messages.filter(({ text }) => text === 'Výpis je v dokumentech.')).toHaveLength(1);
  });
});

test('a consultation is asked for, finished by the specialist and seen by the advisor', async ({
  page,
  api,
  signInAs,
  colleague,
}) => {
  test.slow();
  await signInAs('advisor');
  const { caseId } = await ownApplication(api, 'Konzultovaná');
  await page.goto(section(caseId));
  await expect(page.getByText('Na případu není žádný úkol')).toBeVisible();
  await test.step('asked', async () => {
    await page.getByRole('button', { name: 'Nový úkol' }).click();
    await page.getByRole('menuitem', { name: 'Konzultace' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nová konzultace' });
    await dialog.getByRole('radio', { name: 'Příjmy a bonita' }).check();
    await dialog.getByRole('textbox', { name: 'Dotaz' }).fill('Stačí potvrzení o příjmu?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Odeslat dotaz' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(list(page).getByRole('row')).toHaveCount(2);
    await expect(list(page)).toContainText('Petr Dvořák');
  });
  const menu = page.getByRole('navigation', { name: 'Nabídka případu' });
  await expect(menu.getByRole('link', { name: /^Úkoly/ })).toContainText('1');

  await test.step('answered by the specialist, by keyboard', async () => {
    const { page: specialist } = await colleague('specialist');
    await specialist.goto(section(caseId));
    await list(specialist)
      .getByRole('link', { name: /^Odpovědět: Konzultace/ })
      .focus();
    await specialist.keyboard.press('Enter');
    const dialog = specialist.getByRole('dialog', { name: /^Konzultace/ });
    await expect(dialog).toContainText('Stačí potvrzení o příjmu?');
    await write(specialist, 'Stačí.');
    await dialog.getByRole('button', { name: 'Odpovědět a uzavřít' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(specialist.getByText('Žádný úkol nečeká')).toBeVisible();
  });
  await test.step('the advisor’s open page has it without a reload', async () => {
    await expect(page.getByText('Žádný úkol nečeká')).toBeVisible();
    await page.getByRole('button', { name: 'Zobrazit všechny úkoly' }).click();
    await expect(list(page)).toContainText('Dokončeno');
    await list(page)
      .getByRole('link', { name: /^Konzultace/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('Stačí.');
  });
});

test('a task of the team is given back, taken by a colleague, and who was too late is told', async ({
  api,
  signInAs,
  colleague,
}) => {
  test.slow();
  await signInAs('advisor');
  const { caseId } = await ownApplication(api, 'Týmová');
  const body = { taskTypeId: 3, consultationTypeId: 1, message: 'Stačí mzda?' } as const;
  const { taskId } = await api.call(taskCalls.create, { params: { caseId }, body });
  const address = `${section(caseId)}&task=${taskId}`;
  const { page: specialist } = await colleague('specialist');
  await specialist.goto(address);
  await write(specialist, 'Mzda stačí.');
  const { page: teammate } = await colleague('teammate');
  await teammate.goto(address);
  await test.step('taken from the colleague, after a question', async () => {
    const dialog = teammate.getByRole('dialog').first();
    await dialog.getByRole('button', { name: 'Převzít od kolegy' }).click();
    const question = teammate.getByRole('dialog', { name: 'Převzít úkol od kolegy?' });
    await expectAccessible(teammate);
    await question.getByRole('button', { name: 'Převzít od kolegy' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Vrátit týmu' })).toBeVisible();
  });
  await test.step('what the other has written stays, and says who has it', async () => {
    const dialog = specialist.getByRole('dialog').first();
    await expect(dialog.getByText('Úkol řeší Eva Malá', { exact: false })).toBeVisible();
    await expect(dialog.getByText('Mzda stačí.')).toBeVisible();
    await expectAccessible(specialist);
  });
  await test.step('given back, it stands in the team’s list and is taken from there', async () => {
    await teammate.getByRole('button', { name: 'Vrátit týmu' }).click();
    await expect(teammate.getByRole('button', { name: 'Převzít úkol' })).toBeVisible();
    await specialist.goto('/tasks?list=ofTeam&free=true&sort=newest');
    await specialist
      .getByRole('checkbox', { name: `Vybrat: Konzultace – Příjmy a bonita, případ ${caseId}` })
      .check();
    await specialist.getByRole('button', { name: 'Převzít (1)' }).click();
    await expect(specialist.getByText('Hotovo u 1 úkolu')).toBeVisible();
    await specialist.goto(address);
    await expect(specialist.getByRole('textbox', { name: 'Zpráva' })).toHaveValue('Mzda stačí.');
  });
});

test('tasks over all cases lead to each of them, and back to the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Moje úkoly' }).click();
  const own = page.getByRole('table', { name: 'Moje úkoly' });
  await expect(own).toBeVisible();
  await page.getByRole('combobox', { name: 'Druh úkolu' }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('Dožádání', { exact: true }).click();
  await expect(page).toHaveURL('/tasks?type=1');
  await own.getByRole('link', { name: 'Dožádání', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Dožádání' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tasks?type=1');
  await expect(own).toBeVisible();
});
