import { customerCalls } from '@advisor/contracts/customer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { expectAccessible } from '../../support/accessibility';
import { choose, earnSalary, panel, person } from '../../support/household';
import { card } from '../../support/loan-hub';
import { begins, collateral, model, question } from '../../support/modelation';
import { agreeOnAccount, checkPapers, signApplication } from '../../support/preparation';
import { valueFlat } from '../../support/real-estate';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.use({ serverEnv: { ASSESSMENT_SECONDS: '1' } });

/** Nobody whom the bank knows. */
const newcomer = { firstName: 'Zbyšek', lastName: 'Nováčekový', birthNumber: '8804043457' };

test('a client who is new to the bank is served from the modelation to a sent application', async ({
  page,
  api,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await begins(page);

  await test.step('the register does not know them, and the case is made of what was typed', async () => {
    await collateral(page).fill('6000000');
    await model(page, 2_500_000);
    await page.getByRole('button', { name: 'Založit případ' }).click();
    const client = page.getByRole('form', { name: 'Klient' });
    await client.getByLabel('Příjmení').fill(newcomer.lastName);
    await client.getByLabel('Jméno', { exact: true }).fill(newcomer.firstName);
    await client.getByLabel('Rodné číslo').fill(newcomer.birthNumber);
    await expect(client.getByRole('textbox', { name: 'Datum narození' })).toHaveValue(
      /^4\.\s4\.\s1988$/,
    );
    await client.getByRole('button', { name: 'Vyhledat klienta' }).click();
    await expect(page.getByText('V evidenci nikdo takový není.')).toBeVisible();
    await client.getByRole('button', { name: 'Pokračovat s novým klientem' }).click();
    await expect(question(page)).toContainText('880404/3457');
    await question(page).getByRole('button', { name: 'Založit případ' }).click();
    await expect(page).toHaveURL(/\/mortgage\/hub\?/);
  });

  const query = new URL(page.url()).searchParams;
  const application = {
    caseId: Number(query.get('caseId')),
    salesArrangementId: Number(query.get('salesArrangementId')),
  };
  const hub = `/mortgage/hub?caseId=${application.caseId}&salesArrangementId=${application.salesArrangementId}`;
  const [debtor] = await api.call(salesArrangementCalls.customers, {
    params: { salesArrangementId: application.salesArrangementId },
  });
  const customerOnSAId = debtor!.customerOnSAId;

  await test.step('from the household it leads to where they are founded', async () => {
    await card(page, 'Domácnost').getByRole('link').click();
    const theirs = person(page, newcomer.lastName);
    await expect(theirs).toContainText('Bez identifikace nelze žádost odeslat.');
    await theirs.getByRole('button', { name: /^Identifikovat/ }).click();
    await expect(panel(page).getByLabel('Rodné číslo')).toHaveValue('880404/3457');
    await panel(page).getByRole('button', { name: 'Hledat' }).click();
    await expect(panel(page)).toContainText('Klienta jsme v registru nenašli');
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Založit podle dokladu' }).click();
    await expect(heading(page, 'Detail klienta')).toBeVisible();
  });

  const founding = page.getByRole('region', { name: 'Identifikace' });
  const found = founding.getByRole('button', { name: 'Založit v registru klientů' });

  await test.step('what the identity card says is entered', async () => {
    await expect(page.getByLabel('Rodné číslo')).toHaveValue('880404/3457');
    await expect(found).toBeDisabled();
    await founding.getByRole('button', { name: 'Místo narození' }).click();
    await expect(page.getByLabel('Místo narození')).toBeFocused();
    await page.getByLabel('Místo narození').fill('Kolín');
    const country = (name: string) => page.getByRole('combobox', { name });
    await choose(country('Rodinný stav'), 'Svobodný / svobodná');
    for (const name of ['Státní občanství', 'Vydávající země']) {
      await country(name).click();
      await country(name).fill('česk');
      await page.keyboard.press('Enter');
    }
    await choose(country('Druh dokladu'), 'Občanský průkaz');
    await page.getByLabel('Číslo dokladu').fill('212345678');
    await page.getByRole('textbox', { name: 'Platí do' }).fill('1. 1. 2034');
    await page.getByLabel('Trvalý pobyt: Ulice').fill('Dlouhá');
    await page.getByLabel('Trvalý pobyt: Číslo popisné').fill('12');
    await page.getByLabel('Trvalý pobyt: Obec').fill('Praha 1');
    await page.getByLabel('Trvalý pobyt: PSČ').fill('110 00');
    await expect(founding).toContainText('Nejdřív uložte, co jste změnili.');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Údaje o klientovi jsou uložené')).toBeVisible();
  });

  await test.step('they are founded by it, once, and identified', async () => {
    await expect(found).toBeEnabled();
    await expectAccessible(page);
    await found.dblclick();
    await expect(founding).toContainText('Klient je v registru identifikovaný.');
    const { customers } = await api.call(customerCalls.search, {
      body: { birthNumber: newcomer.birthNumber },
    });
    expect(customers).toMatchObject([{ lastName: newcomer.lastName }]);
    await founding.getByRole('link', { name: 'Zpět do domácnosti' }).click();
    await expect(person(page, newcomer.lastName)).toContainText('Identifikovaná');
  });

  await test.step('they earn, and the papers are checked', async () => {
    await earnSalary(api, customerOnSAId, 80_000);
    await agreeOnAccount(api, application, customerOnSAId);
    await checkPapers(api, application);
    await valueFlat(api, application, 6_000_000);
  });

  await test.step('the bank would lend, the application is signed and sent', async () => {
    await page.goto(hub);
    await card(page, 'Posouzení').getByRole('link').click();
    await page.getByRole('button', { name: 'Posoudit žádost' }).click();
    await expect(page.getByRole('region', { name: 'Výsledek' })).toContainText('Vyhovuje');
    await page.goto(hub);
    await card(page, 'Podpis dokumentů').getByRole('link').click();
    await signApplication(page, 2);
    await page.goto(hub);
    await page.getByRole('button', { name: 'Odeslat ke schválení' }).click();
    await question(page).getByRole('button', { name: 'Odeslat ke schválení' }).click();
    await expect(page.getByText('Žádost čeká na rozhodnutí banky')).toBeVisible();
  });
});
