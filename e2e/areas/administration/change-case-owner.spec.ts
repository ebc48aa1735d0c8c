import { caseCalls } from '@advisor/contracts/case/calls';
import { expect, test } from '../../support/test';

test('ten cases are given to a broker, and taken back', async ({ page, signInAs, colleague }) => {
  const advisor = await colleague('advisor');
  const broker = await colleague('broker');
  const { rows } = await advisor.api.call(caseCalls.search, {
    body: { filter: 'my-cases', pagination: { offset: 0, pageSize: 10 } },
  });
  const caseIds = rows.map(({ caseId }) => caseId);
  const [first = 0] = caseIds;
  await signInAs('admin');
  await page.goto('/settings/change-case-owner');

  await test.step('the new owner and the cases are found', async () => {
    await page.getByLabel('Jméno, nebo číslo uživatele').fill('55310246');
    await page.getByRole('button', { name: 'Vybrat: Kříž Tomáš' }).click();
    await page.getByRole('button', { name: 'Vložit seznam případů' }).click();
    await page.getByLabel('Čísla případů nebo smluv').fill(`${caseIds.join('\n')}\n999`);
    await page.getByRole('button', { name: 'Přidat ze seznamu' }).click();
    await expect(page.getByText('Tato čísla nemá žádný případ: 999')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Předávané případy' }).getByRole('listitem'),
    ).toHaveCount(10);
  });

  await test.step('they are given, with a reason', async () => {
    await page.getByLabel('Důvod').fill('Odchod na mateřskou');
    await page.getByRole('button', { name: 'Předat případy' }).click();
    const question = page.getByRole('dialog', { name: 'Předat 10 případů?' });
    await question.getByRole('button', { name: 'Předat případy' }).click();
    await expect(page.getByText('Předáno případů: 10 z 10')).toBeVisible();
  });

  await test.step('the broker has them, is told once and reads why', async () => {
    await broker.page.goto(`/mortgage/case-detail/${first}?section=timeline`);
    await expect(broker.page.getByText('Případ má nového vlastníka')).toBeVisible();
    await expect(broker.page.getByText(/Důvod: Odchod na mateřskou/)).toBeVisible();
    await broker.page.getByRole('button', { name: /^Zprávy, / }).click();
    const card = broker.page.getByRole('region', { name: 'Zprávy' });
    await expect(card.getByText('Máte nové případy (10)')).toHaveCount(1);
  });

  await test.step('they are taken back', async () => {
    const done = page
      .getByRole('region', { name: 'Poslední změny' })
      .getByRole('listitem')
      .filter({ hasText: 'Nový vlastník Tomáš Kříž' })
      .first();
    await done.getByRole('button', { name: /^Vrátit/ }).click();
    await expect(page.getByText('Vráceno případů: 10 z 10')).toBeVisible();
    await expect(done.getByRole('button', { name: /^Vrátit/ })).toBeHidden();
    const { rows: returned } = await advisor.api.call(caseCalls.search, {
      body: { searchTerm: String(first) },
    });
    expect(returned.find(({ caseId }) => caseId === first)?.owner.name).toBe('Jana Nováková');
  });
});
