import { adminCalls } from '@advisor/contracts/admin/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import type { BrowserContext } from '@playwright/test';
import type { Api } from '../support/api';
import { ownApplication } from '../support/modelation';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const hour = 3_600_000;

/** Publishes a banner to everybody, for an hour. */
const publish = (api: Api, title: string) =>
  api.call(adminCalls.createBanner, {
    body: {
      title,
      severity: 'info',
      visibleFrom: new Date(Date.now() - hour).toISOString(),
      visibleTo: new Date(Date.now() + hour).toISOString(),
    },
  });

/** Streams that the browser has open, in whichever tab. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<unknown>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/live') open.add(request);
  });
  context.on('requestfailed', (request) => void open.delete(request));
  context.on('requestfinished', (request) => void open.delete(request));
  return () => open.size;
}

test('seven tabs share one stream, and all of them learn what the bank has to say', async ({
  context,
  page,
  signInAs,
  colleague,
}) => {
  const streams = countStreams(context);
  await signInAs('advisor');
  const { api: administrator } = await colleague('admin');
  const tabs = [page];
  await test.step('the seventh loads as the first', async () => {
    for (let tab = 1; tab < 7; tab += 1) tabs.push(await context.newPage());
    for (const tab of tabs) {
      await tab.goto('/dashboard');
      await expect(heading(tab, 'Přehled případů')).toBeVisible();
    }
    await expect.poll(streams).toBe(1);
  });
  await test.step('a banner comes to each of them without a reload', async () => {
    await publish(administrator, 'Tisk smluv dnes trvá déle');
    for (const tab of tabs) await expect(tab.getByText('Tisk smluv dnes trvá déle')).toBeVisible();
  });
  await test.step('when the tab with the stream is closed, another one takes its place', async () => {
    await page.close();
    await expect.poll(streams).toBe(1);
    await publish(administrator, 'Tisk smluv už je zase rychlý');
    for (const tab of tabs.slice(1))
      await expect(tab.getByText('Tisk smluv už je zase rychlý')).toBeVisible();
  });
});

test('what is read in one browser is read in the other', async ({ page, signInAs, colleague }) => {
  await signInAs('specialist');
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Zprávy, / });
  await expect(bell).toHaveAccessibleName(/nepřečten/);
  const { page: elsewhere } = await colleague('specialist');
  await elsewhere.goto('/dashboard');
  await elsewhere.getByRole('button', { name: /^Zprávy, / }).click();
  await elsewhere.getByRole('button', { name: 'Označit vše za přečtené' }).click();
  await expect(bell).toHaveAccessibleName('Zprávy, vše přečteno');
});

test('an advisor learns who else works on the open case, and looks when it suits', async ({
  page,
  signInAs,
  api,
  colleague,
}) => {
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await ownApplication(api, 'Společná');
  const { api: specialist } = await colleague('specialist');
  await page.goto(`/mortgage/checklist/${caseId}/${salesArrangementId}`);
  await expect(heading(page, 'Seznam podkladů')).toBeVisible();
  const changed = page.getByText(/Případ mezitím změnil\(a\) Petr Dvořák: podklady/);
  const added = page.getByText('Potvrzení o rezervaci');
  let tries = 0;
  await expect(async () => {
    // Whether the case is watched yet shows nowhere; who has changed it before that is not said.
    tries += 1;
    await specialist.call(checklistCalls.addItem, {
      params: { caseId, salesArrangementId },
      body: { category: 'Ostatní', name: `Potvrzení o rezervaci ${tries}` },
    });
    await expect(changed).toBeVisible();
  }).toPass();
  await expect(added).toHaveCount(0);
  await page.getByRole('button', { name: 'Zobrazit', exact: true }).click();
  await expect(added.first()).toBeVisible();
  await expect(changed).toBeHidden();
});
