import { expect } from '@playwright/test';
import { password } from '../support/users';
import { button, field, heading, region } from './engine';
import { test } from './test';

const instalment = `${region('Výsledek modelace')}//strong`;

test('an advisor signs in, opens a case, and models a loan', async ({ tab, server }) => {
  await test.step('sign in', async () => {
    await tab.open(`${server.url}/simple-login.html`);
    await tab.fill(field('Přihlašovací jméno'), 'advisor');
    await tab.fill(field('Heslo'), password);
    await tab.click(button('Přihlásit se'));
    await tab.read(heading('Přehled případů'));
  });
  await test.step('open a case', async () => {
    const row = '//*[@aria-label="Případy"]//a[contains(@href, "/case-detail/")]';
    await tab.click(row);
    await tab.read(region('Souhrn'));
  });
  await test.step('model a loan', async () => {
    await tab.open(`${server.url}/modelation/mortgage`);
    await expect.poll(() => tab.read(instalment)).toMatch(/\d\sKč$/);
    const before = await tab.read(instalment);
    await tab.fill(field('Výše úvěru'), '1800000');
    await expect.poll(() => tab.read(instalment)).not.toBe(before);
  });
  await test.step('what was typed is there after a reload', async () => {
    await tab.open(`${server.url}/case-identification`);
    await tab.click('//nav[@aria-label="Podle čeho hledat"]//a[normalize-space()="Klient"]');
    await tab.fill(field('Příjmení'), 'Přemyslovská');
    await tab.fill(field('Jméno'), 'Žofie');
    await tab.reload();
    expect(await tab.read(field('Příjmení'))).toBe('Přemyslovská');
  });
});
