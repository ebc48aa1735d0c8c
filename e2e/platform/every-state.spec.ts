import { documentCalls } from '@advisor/contracts/documents/calls';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import type { Api } from '../support/api';
import { ownCases } from '../support/cases';
import { identifyClient } from '../support/identification';
import { preparedApplication } from '../support/loan-hub';
import { begins } from '../support/modelation';
import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import type { UserName } from '../support/users';

// One state has nothing to do with the next; the workers share them.
test.describe.configure({ mode: 'parallel' });

interface State {
  user?: UserName;
  width?: number;
  show: (page: Page, api: Api) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openDashboard(page: Page) {
  await page.goto('/dashboard');
  await expect(heading(page, 'Přehled případů')).toBeVisible();
}

/** Opens the hub of an application, and a question or a drawer of it. */
const inHub = (opener: string) => async (page: Page, api: Api) => {
  const { caseId, salesArrangementId } = await preparedApplication(api);
  await page.goto(`/mortgage/hub?caseId=${caseId}&salesArrangementId=${salesArrangementId}`);
  await button(page, opener).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Opens the papers of a case that has two at least. */
async function openPapers(page: Page, api: Api) {
  for (const { caseId } of await ownCases(api)) {
    const documents = await api.call(documentCalls.caseDocuments, { params: { caseId } });
    if (documents.length < 2) continue;
    await page.goto(`/mortgage/case-detail/${caseId}?section=documents`);
    await expect(page.getByRole('checkbox', { name: /^Vybrat/ }).nth(1)).toBeVisible();
    return;
  }
  throw new Error('The seed has no case with two documents');
}

/** What no screen shows by itself. Questions of modelation and of signing are tried in their areas. */
const states: Readonly<Record<string, State>> = {
  'quick search with what it found': {
    show: async (page) => {
      await openDashboard(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('nov');
      await expect(page.getByRole('dialog').getByRole('option').nth(3)).toBeVisible();
    },
  },
  'menu of a phone': {
    width: 400,
    show: async (page) => {
      await openDashboard(page);
      await button(page, /nabídk/i)
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'menu of the user': {
    show: async (page) => {
      await openDashboard(page);
      await button(page, /^Uživatel /).click();
      await expect(button(page, 'Odhlásit se')).toBeVisible();
    },
  },
  'list without a match': {
    show: async (page) => {
      await openDashboard(page);
      await page.getByRole('textbox', { name: 'Hledat případ' }).fill('zzzzzz');
      await expect(page.getByText('Nic jsme nenašli')).toBeVisible();
    },
  },
  'list on its way': {
    show: async (page) => {
      await openDashboard(page);
      await page.route('**/case/search', () => undefined);
      await page.getByRole('tab', { name: /^Čerpání/ }).click();
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    },
  },
  'screen whose data fails': {
    show: async (page) => {
      await page.goto('/mortgage/case-detail/9001012');
      await expect(page.getByRole('main')).toContainText('Došlo k neočekávané chybě.');
    },
  },
  'banner of a failure, over a form': {
    show: async (page) => {
      await identifyClient(page, 'Porucha', 'Sentinel');
      await expect(page.getByRole('alert')).toContainText('Došlo k neočekávané chybě.');
    },
  },
  'form submitted empty': {
    show: async (page) => {
      await page.goto('/case-identification');
      await expect(heading(page, /Vyhledání případu/)).toBeVisible();
      await page.keyboard.press('Enter');
      await button(page, /Vyhledat/)
        .first()
        .click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  'without a connection': {
    show: async (page) => {
      await openDashboard(page);
      await page.context().setOffline(true);
      await expect(page.getByText('Jste bez připojení')).toBeVisible();
    },
  },
  'session about to end': {
    show: async (page) => {
      await page.context().clock.install();
      await openDashboard(page);
      await page.context().clock.fastForward('24:25');
      await expect(
        page.getByRole('dialog', { name: 'Budete automaticky odhlášeni' }),
      ).toBeVisible();
    },
  },
  'screen without the right to it': {
    user: 'limited',
    show: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).toContainText(/oprávnění/);
    },
  },
  'message of what was done': {
    show: async (page) => {
      await page.goto('/modelation/mortgage');
      await begins(page);
      await button(page, 'Uložit nabídku').click();
      await expect(page.getByRole('region', { name: 'Oznámení' })).toContainText('č.');
    },
  },
  'question before a case is cancelled': {
    show: async (page, api) => {
      const { caseId } = await preparedApplication(api);
      await page.goto(`/mortgage/case-detail/${caseId}`);
      await button(page, 'Zrušit případ').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'price exception': { show: inHub('Cenová výjimka') },
  'handover to a specialist': { show: inHub('Předání specialistovi') },
  'another document for the checklist': {
    show: async (page, api) => {
      const { caseId, salesArrangementId } = await preparedApplication(api);
      await page.goto(`/mortgage/checklist/${caseId}/${salesArrangementId}`);
      await button(page, 'Přidat podklad').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Přidat' }).click();
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  'files on their way to a case': {
    show: async (page, api) => {
      await openPapers(page, api);
      await button(page, 'Nahrát dokumenty').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Soubory k nahrání').setInputFiles([
        { name: 'Výpis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nvýpis') },
        { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      ]);
      await expect(dialog.getByText('Nahráno', { exact: true })).toBeVisible();
      await expect(dialog.getByText('Soubor má nesprávný formát')).toBeVisible();
    },
  },
  'documents in the order of their merge': {
    show: async (page, api) => {
      await openPapers(page, api);
      const boxes = page.getByRole('checkbox', { name: /^Vybrat/ });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await button(page, 'Spojit do PDF').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Spojit' })).toBeVisible();
    },
  },
  'document in place': {
    show: async (page, api) => {
      await openPapers(page, api);
      await button(page, /^Náhled dokumentu/)
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText(/1 z \d/);
    },
  },
  'consultation to be asked for': {
    show: async (page, api) => {
      const { caseId } = await preparedApplication(api);
      await page.goto(`/mortgage/case-detail/${caseId}?section=tasks`);
      await button(page, 'Nový úkol').click();
      await page.getByRole('menuitem', { name: 'Konzultace' }).click();
      await expect(page.getByRole('dialog', { name: 'Nová konzultace' })).toBeVisible();
    },
  },
  'reason why a stage may not begin': {
    show: async (page, api) => {
      const { caseId } = await preparedApplication(api);
      await page.goto(`/mortgage/case-detail/${caseId}`);
      await button(page, /^Splácení/).hover();
      await expect(page.getByText('Úvěr zatím není vyplacený.')).toBeVisible();
    },
  },
};

for (const [name, { user = 'advisor', width = 1280, show }] of Object.entries(states)) {
  test(`${name}: accessible, and fits 400 px`, async ({ page, api, signInAs }) => {
    await signInAs(user);
    await page.setViewportSize({ width, height: 800 });
    await show(page, api);
    await expectAccessible(page);
    await page.setViewportSize({ width: 400, height: 800 });
    await expectNoSidewaysScroll(page);
  });
}
