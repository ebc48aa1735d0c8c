import { caseCalls } from '@advisor/contracts/case/calls';
import { expectAccessible } from '../../support/accessibility';
import { registeredClient } from '../../support/cases';
import { card } from '../../support/loan-hub';
import {
  amount,
  begins,
  expectValue,
  crowns,
  model,
  openComparison,
  question,
  result,
  variants,
} from '../../support/modelation';
import { pdfText, takePrints } from '../../support/print';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test('an advisor models, compares, founds a case, changes its offer in the hub and prints it', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  const prints = await takePrints(page);
  await signInAs('advisor');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Nový produkt' }).click();
  await page.getByRole('link', { name: 'Hypoteční úvěr', exact: true }).click();
  await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
  await begins(page);

  await test.step('the result follows what is typed', async () => {
    await model(page, 3_200_000);
    await expectAccessible(page);
  });

  await test.step('two variants stand side by side, also behind a link', async () => {
    await page.getByRole('button', { name: 'Připnout variantu' }).click();
    await page.getByText('3 roky', { exact: true }).click();
    await page.getByRole('button', { name: 'Připnout variantu' }).click();
    await openComparison(page);
    await expect(variants(page).getByText('liší se').first()).toBeAttached();
    await variants(page).getByRole('button', { name: 'Sdílet odkazem' }).click();
    await expect(page).toHaveURL(/\?offers=\d+_\d+/);
    await page.keyboard.press('Escape');
    await expect(variants(page)).toBeHidden();
  });

  await test.step('the offer becomes the case of a new client', async () => {
    await page.getByRole('button', { name: 'Založit případ' }).click();
    const client = page.getByRole('form', { name: 'Klient' });
    await client.getByLabel('Příjmení').fill('Novotná');
    await client.getByLabel('Jméno', { exact: true }).fill('Bohdana');
    await client.getByRole('textbox', { name: 'Datum narození' }).fill('4. 5. 1988');
    await client.getByRole('button', { name: 'Vyhledat klienta' }).click();
    await expect(question(page)).toContainText('V evidenci nikdo takový není.');
    await client.getByRole('button', { name: 'Pokračovat s novým klientem' }).click();
    await expect(question(page)).toContainText(crowns(3_200_000));
    await expect(question(page)).toContainText('Novotná Bohdana');
    await question(page).getByRole('button', { name: 'Založit případ' }).dblclick();
    await expect(page).toHaveURL(/\/mortgage\/hub\?caseId=\d+/);
    await expect(page.getByRole('region', { name: 'Aktuální klient' })).toContainText('Novotná');
    await expect(page.getByRole('main')).toContainText(crowns(3_200_000));
  });

  await test.step('the application is changed in its hub', async () => {
    await card(page, 'Modelace').getByRole('link').click();
    await expect(page).toHaveURL(/\/cid-\d+\/loan-hub\/said-\d+\/modelation/);
    await expect(page.getByText(/žádost vychází z nabídky č\./)).toBeVisible();
    await model(page, 3_100_000);
    await expect(page.getByRole('region', { name: 'Co se v žádosti změní' })).toContainText(
      crowns(3_100_000),
    );
    await page.getByRole('button', { name: 'Uložit a převzít do žádosti' }).click();
    await expect(page.getByText(/je převzata do žádosti/)).toBeVisible();
  });

  await test.step('the client gets the numbers that the screen shows', async () => {
    const shown = await result(page).getByRole('strong').first().innerText();
    await page.getByRole('button', { name: 'Vytisknout' }).click();
    await expect.poll(() => prints.length).toBe(1);
    const text = pdfText(prints[0]!).replace(/\s/g, ' ');
    expect(text).toContain('Nabídka hypotečního úvěru');
    expect(text).toContain(`Hypoteční úvěr ${crowns(3_100_000).replace(/\s/g, ' ')}`);
    expect(text).toContain(shown.replace(/\s/g, ' '));
  });

  await test.step('the hub and the history tell of the new offer', async () => {
    await page.goBack();
    await expect(heading(page, 'Hypoteční úvěr')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(crowns(3_100_000));
    const caseId = Number(new URL(page.url()).searchParams.get('caseId'));
    const events = await api.call(caseCalls.timeline, { params: { caseId } });
    const titles = events.map(({ title }) => title);
    expect(titles.filter((title) => title === 'Modelace převzata do žádosti')).toHaveLength(1);
    expect(titles.filter((title) => title === 'Případ založen')).toHaveLength(1);
  });
});

test('a client of the register gets the case, and nothing is typed twice', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const customer = await registeredClient(api);
  await page.goto('/modelation/unsecured-loan');
  await begins(page);
  await model(page, 350_000);
  await page.getByRole('button', { name: 'Založit případ' }).click();
  const client = page.getByRole('form', { name: 'Klient' });
  await client.getByLabel('Příjmení').fill(customer.lastName);
  await client.getByLabel('Jméno', { exact: true }).fill(customer.firstName);
  await client.getByRole('button', { name: 'Vyhledat klienta' }).click();
  const name = `${customer.lastName} ${customer.firstName}`;
  await question(page)
    .getByRole('button', { name: `Vybrat klienta ${name}` })
    .first()
    .click();
  await expect(question(page)).toContainText(crowns(350_000));
  await question(page).getByRole('button', { name: 'Založit případ' }).dblclick();
  await expect(page).toHaveURL(/\/mortgage\/hub\?caseId=\d+/);
  await expect(heading(page, 'Nezajištěný úvěr')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aktuální klient' })).toContainText(
    customer.lastName,
  );
  await expect(page.getByRole('main')).toContainText(crowns(350_000));
  await card(page, 'Modelace').getByRole('link').click();
  await expectValue(amount(page), 350_000);
});
