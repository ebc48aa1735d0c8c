import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import type { Api } from '../support/api';
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
