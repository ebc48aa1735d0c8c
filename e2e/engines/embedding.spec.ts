import { expect } from '@playwright/test';
import { button, field, heading } from './engine';
import { test } from './test';

const client = 'Karel Dvořáček';
const row = `//tr[contains(., "${client}")]`;

test('a client signs in the frame of another application, or is led out of it', async ({
  tab,
  parent,
  engine,
}) => {
  await tab.open(parent.page('portal', 'EP-900035'));
  await tab.enterFrame('//iframe');
  // Without partitioned cookies no frame has a session.
  if (engine === 'webkit') {
    expect(await tab.read('//main')).toContain('V novém okně podepíšete stejný dokument.');
    return;
  }
  await test.step('the device’s page is shown in the frame', async () => {
    await tab.read(row);
    await tab.fill(field(`Typ podpisu: ${client}`), 'Biometrický podpis');
    await tab.click(button(`Podepsat: ${client}`));
    await tab.read(heading('Podpis dokumentu'));
  });
  await test.step('and comes back to the card', async () => {
    await tab.click('//*[contains(text(), "Konec dokumentu")]');
    await tab.fill(field('Nemůžete kreslit'), client);
    await tab.click(button('Podepsat'));
    await expect.poll(() => tab.read(row)).toContain('Podepsáno');
  });
});
