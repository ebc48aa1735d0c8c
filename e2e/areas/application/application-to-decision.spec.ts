import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { Page } from '@playwright/test';
import type { Api } from '../../support/api';
import { registeredClient } from '../../support/cases';
import { savedDrafts } from '../../support/drafts';
import { choose, earnSalary, owe, panel, person, savePanel } from '../../support/household';
import { type Application, card } from '../../support/loan-hub';
import { begins, collateral, crowns, model, question } from '../../support/modelation';
import { checkPapers, identifiedApplication, signApplication } from '../../support/preparation';
import { valueFlat } from '../../support/real-estate';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.use({ serverEnv: { ASSESSMENT_SECONDS: '1' } });
test.beforeEach(({ signInAs }) => signInAs('advisor'));

const hubOf = ({ caseId, salesArrangementId }: Application) =>
  `/mortgage/hub?caseId=${caseId}&salesArrangementId=${salesArrangementId}`;

/** The application whose hub is open. */
function openedApplication(page: Page): Application {
  const query = new URL(page.url()).searchParams;
  const numberOf = (name: string) => Number(query.get(name));
  return { caseId: numberOf('caseId'), salesArrangementId: numberOf('salesArrangementId') };
}

const peopleOf = async (api: Api, { salesArrangementId }: Application) =>
  api.call(salesArrangementCalls.customers, { params: { salesArrangementId } });

const outcome = (page: Page) => page.getByRole('region', { name: 'Výsledek' });

async function send(page: Page, application: Application) {
  await page.goto(hubOf(application));
  await page.getByRole('button', { name: 'Odeslat ke schválení' }).click();
  await question(page).getByRole('button', { name: 'Odeslat ke schválení' }).click();
  await expect(page.getByText('Žádost čeká na rozhodnutí banky')).toBeVisible();
}

test('a couple with children, three incomes and four obligations is lent to', async ({
  page,
  api,
  colleague,
}) => {
  test.setTimeout(240_000);
  const debtor = await registeredClient(api);
  const codebtor = await registeredClient(api, debtor);
  await page.goto('/modelation/mortgage');
  await begins(page);

  await test.step('a loan is modelled, and becomes the case of the debtor', async () => {
    await collateral(page).fill('6000000');
    await model(page, 3_000_000);
    await page.getByRole('button', { name: 'Založit případ' }).click();
    const client = page.getByRole('form', { name: 'Klient' });
    await client.getByLabel('Příjmení').fill(debtor.lastName);
    await client.getByLabel('Jméno', { exact: true }).fill(debtor.firstName);
    await client.getByRole('button', { name: 'Vyhledat klienta' }).click();
    const name = `${debtor.lastName} ${debtor.firstName}`;
    await question(page)
      .getByRole('button', { name: `Vybrat klienta ${name}` })
      .first()
      .click();
    await question(page).getByRole('button', { name: 'Založit případ' }).click();
    await expect(page).toHaveURL(/\/mortgage\/hub\?/);
  });
  const application = openedApplication(page);

  await test.step('the codebtor is found and joins the household', async () => {
    await card(page, 'Domácnost').getByRole('link').click();
    await page.getByRole('button', { name: /^Přidat osobu/ }).click();
    await panel(page).getByLabel('Příjmení').fill(codebtor.lastName);
    await panel(page).getByLabel('Jméno', { exact: true }).fill(codebtor.firstName);
    await panel(page).getByRole('button', { name: 'Hledat' }).click();
    await panel(page)
      .getByRole('button', { name: /^Vybrat: / })
      .first()
      .click();
    await expect(panel(page)).toBeHidden();
    for (const { lastName } of [debtor, codebtor]) {
      await person(page, lastName)
        .getByRole('button', { name: /^Upravit: / })
        .click();
      await choose(panel(page).getByRole('combobox', { name: 'Rodinný stav' }), 'Ženatý / vdaná');
      await savePanel(page);
    }
  });

  await test.step('their children, expenses and property', async () => {
    const form = page.getByRole('form', { name: /^Děti a výdaje/ });
    await form.getByLabel('Věk dětí').fill('4, 9');
    await form.getByLabel('Bydlení').fill('6000');
    await choose(form.getByRole('combobox', { name: /vypořádání/ }), 'Společné jmění manželů');
    await form.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Domácnost je uložená')).toBeVisible();
  });

  const people = await peopleOf(api, application);
  const idOf = (roleId: number) => people.find((one) => one.roleId === roleId)!.customerOnSAId;

  await test.step('a salary found in the business register', async () => {
    await person(page, debtor.lastName).getByRole('button', { name: 'Přidat příjem' }).click();
    await panel(page).getByLabel('Najít zaměstnavatele').fill('mlékárna');
    await panel(page)
      .getByRole('list', { name: 'Nalezené firmy' })
      .getByRole('button')
      .first()
      .click();
    await panel(page)
      .getByLabel(/^Čistý měsíční příjem/)
      .fill('45000');
    await panel(page)
      .getByLabel(/^Zaměstnán od/)
      .fill('1. 3. 2019');
    await savePanel(page);
    await earnSalary(api, idOf(2), 38_000);
  });

  await test.step('a business, whose income follows its tax return', async () => {
    await person(page, codebtor.lastName).getByRole('button', { name: 'Přidat příjem' }).click();
    await choose(panel(page).getByRole('combobox', { name: 'Druh příjmu' }), 'Příjem z podnikání');
    await panel(page).getByLabel(/^IČO/).fill('45244782');
    await panel(page)
      .getByLabel(/^Čistý měsíční příjem/)
      .fill('1');
    await savePanel(page);
    await person(page, codebtor.lastName).getByRole('link', { name: 'Daňová přiznání' }).click();
    await page.getByRole('button', { name: 'Přidat DAP 2025' }).click();
    await page.getByLabel(/^DAP 2025, řádek 101/).fill('1200000');
    await page.getByLabel(/^DAP 2025, řádek 64/).fill('30840');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Daňová přiznání uložena')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Příjem pro úvěr' })).toContainText(
      /36\s570\sKč/,
    );
    await expect.poll(() => savedDrafts(page)).toBe(0);
    await page.goBack();
    await expect(person(page, codebtor.lastName)).toContainText(/36\s570\sKč/);
  });

  await test.step('what they owe', async () => {
    await person(page, debtor.lastName).getByRole('button', { name: 'Přidat závazek' }).click();
    await panel(page)
      .getByLabel(/^Věřitel(?! mimo)/)
      .fill('Česká spořitelna');
    await panel(page)
      .getByLabel(/^Měsíční splátka/)
      .fill('3200');
    await panel(page)
      .getByLabel(/^Zbývá splatit/)
      .fill('90000');
    await savePanel(page);
    await person(page, codebtor.lastName).getByRole('button', { name: 'Přidat závazek' }).click();
    await choose(panel(page).getByRole('combobox', { name: 'Druh závazku' }), 'Kreditní karta');
    await panel(page)
      .getByLabel(/^Věřitel(?! mimo)/)
      .fill('Komerční banka');
    await panel(page)
      .getByLabel(/^Limit/)
      .fill('40000');
    await savePanel(page);
    await owe(api, idOf(1), 1_500);
    await owe(api, idOf(2), 1_200);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Závazky' }).getByRole('listitem')).toHaveCount(4);
    const counted = page.getByRole('row', { name: /^Započteno/ });
    await expect(counted).toContainText(/119\s570\sKč/);
  });

  await test.step('the modelation counts with the household', async () => {
    const { caseId, salesArrangementId } = application;
    await page.goto(`/cid-${caseId}/loan-hub/said-${salesArrangementId}/modelation`);
    await expect(page.getByLabel(/^Čistý měsíční příjem/)).toHaveValue(/^119\s570$/);
    await expect(page.getByText('Hodnoty jsou z domácnosti')).toBeVisible();
  });

  await test.step('from which account it is repaid, and who acts', async () => {
    await page.goto(hubOf(application));
    await card(page, 'Další parametry').getByRole('link').click();
    await page.getByRole('link', { name: 'Změnit účet' }).click();
    await page.getByLabel('Číslo účtu').fill('19-2000145399/0800');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText('Účet je uložený')).toBeVisible();
    await page.goto(hubOf(application));
  });

  await test.step('the papers are checked', async () => {
    await card(page, 'Seznam podkladů').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Seznam podkladů' })).toBeVisible();
    await checkPapers(api, application);
  });

  await test.step('the flat that secures the loan is valued', async () => {
    await page.goto(hubOf(application));
    await expect(page.getByRole('region', { name: 'Odeslání ke schválení' })).toContainText(
      'Nemovitost: ',
    );
    await valueFlat(api, application, 6_000_000);
  });

  await test.step('the bank would lend', async () => {
    await page.goto(hubOf(application));
    await card(page, 'Posouzení').getByRole('link').click();
    await expect(heading(page, 'Posouzení')).toBeVisible();
    await page.getByRole('button', { name: 'Posoudit žádost' }).click();
    await expect(outcome(page)).toContainText('Vyhovuje');
  });

  await test.step('everybody signs the application', async () => {
    await page.goto(hubOf(application));
    await card(page, 'Podpis dokumentů').getByRole('link').click();
    await signApplication(page, 3);
  });

  await test.step('it is sent, and nothing of it may change any more', async () => {
    await send(page, application);
    await card(page, 'Domácnost').getByRole('link').click();
    await expect(heading(page, 'Domácnost')).toBeVisible();
    await expect(page.getByText('Žádost je odeslaná ke schválení.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Přidat příjem' })).toBeHidden();
  });

  await test.step('the specialist approves it', async () => {
    const { page: specialist } = await colleague('specialist');
    await specialist.goto(hubOf(application));
    await specialist.getByRole('link', { name: 'Posoudit žádost' }).click();
    await expect(outcome(specialist)).toContainText('Vyhovuje');
    await specialist.getByRole('radio', { name: 'Schválit' }).check();
    await specialist.getByLabel(/^Zdůvodnění/).fill('Příjmy jsou doložené.');
    await specialist.getByRole('button', { name: 'Rozhodnout' }).click();
    const confirmation = specialist.getByRole('dialog', { name: 'Schválit žádost?' });
    await expect(confirmation).toContainText('Smlouva se připraví k podpisu');
    await confirmation.getByRole('button', { name: 'Schválit' }).click();
    await expect(specialist.getByText('Žádost je schválená')).toBeVisible();
  });

  await test.step('the contract is signed next', async () => {
    await page.goto(hubOf(application));
    await expect(page.getByText('Žádost je schválená')).toBeVisible();
    await expect(page.getByRole('main').getByText('V podepisování').first()).toBeVisible();
  });
});

test('a loan that is refused passes once it is made smaller, and is sent', async ({
  page,
  api,
}) => {
  test.setTimeout(180_000);
  const application = await identifiedApplication(api, 6_000_000);
  const { salesArrangementId, customerOnSAId } = application;
  await earnSalary(api, customerOnSAId, 52_000);
  await owe(api, customerOnSAId, 4_000);
  await valueFlat(api, application, 12_000_000);
  await page.goto(hubOf(application));

  await test.step('the bank would not lend that much, and says why', async () => {
    await card(page, 'Posouzení').getByRole('link').click();
    await expect(heading(page, 'Posouzení')).toBeVisible();
    await page.getByRole('button', { name: 'Posoudit žádost' }).click();
    await expect(outcome(page)).toContainText('Nevyhovuje');
    const reasons = page.getByRole('region', { name: 'Proč nevyhovuje' });
    await expect(reasons).toContainText(/berou splátky .* čistého příjmu, nejvýše smí/);
    await page.goto(hubOf(application));
    await expect(page.getByRole('region', { name: 'Odeslání ke schválení' })).toContainText(
      'Posouzení: ',
    );
  });

  const { maximumLoanAmount = 0 } = await api.call(salesArrangementCalls.assessment, {
    params: { salesArrangementId },
  });

  await test.step('from the reason the loan is made as high as would pass', async () => {
    await card(page, 'Posouzení').getByRole('link').click();
    const proposals = page.getByRole('region', { name: 'S čím by vyhověla' });
    await expect(proposals).toContainText(crowns(maximumLoanAmount));
    await page
      .getByRole('region', { name: 'Proč nevyhovuje' })
      .getByRole('link', { name: 'Upravit nabídku' })
      .first()
      .click();
    await begins(page);
    await model(page, maximumLoanAmount);
    await page.getByRole('button', { name: 'Uložit a převzít do žádosti' }).click();
    await expect(page.getByText(/je převzata do žádosti/)).toBeVisible();
  });

  await test.step('which makes the assessment stale, and the next one passes', async () => {
    await page.goto(hubOf(application));
    await card(page, 'Posouzení').getByRole('link').click();
    await expect(page.getByText('Změnila se nabídka úvěru.')).toBeVisible();
    await page.getByRole('button', { name: 'Posoudit znovu' }).click();
    await expect(outcome(page)).toContainText('Vyhovuje');
    await expect(page.getByRole('region', { name: 'Dřívější posouzení' })).toContainText(
      'Nevyhovuje',
    );
  });

  await test.step('it is signed and sent', async () => {
    await checkPapers(api, application);
    await page.goto(hubOf(application));
    await card(page, 'Podpis dokumentů').getByRole('link').click();
    await signApplication(page, 2);
    await send(page, application);
  });
});
