import { expect, test } from '../../support/test';

test('a message is sent to three people, read by one and withdrawn', async ({
  page,
  signInAs,
  colleague,
}) => {
  const title = 'Školení <b>v pátek</b>';
  await signInAs('admin');
  await page.goto('/settings/user-notification');

  await test.step('it is written to users found by name and by numbers', async () => {
    await page.getByRole('button', { name: 'Nová zpráva' }).click();
    const form = page.getByRole('dialog', { name: 'Nová zpráva' });
    await form.getByLabel('Nadpis').fill(title);
    await form.getByLabel('Jméno, nebo číslo uživatele').fill('kriz');
    await form.getByRole('button', { name: 'Přidat: Kříž Tomáš' }).click();
    await form.getByRole('button', { name: 'Vložit seznam čísel' }).click();
    await form.getByLabel('Čísla uživatelů').fill('114306569\n128540034\n000');
    await form.getByRole('button', { name: 'Přidat ze seznamu' }).click();
    await expect(form.getByText('Tato čísla nikomu nepatří: 000')).toBeVisible();
    await expect(form.getByText('Vybráni 3 příjemci')).toBeVisible();
  });

  await test.step('what was written is there after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Nová zpráva' }).click();
    const form = page.getByRole('dialog', { name: 'Nová zpráva' });
    await expect(form.getByLabel('Nadpis')).toHaveValue(title);
    await expect(form.getByText('Vybráni 3 příjemci')).toBeVisible();
    await form.getByRole('button', { name: 'Odeslat' }).click();
    const question = page.getByRole('dialog', { name: 'Odeslat zprávu?' });
    await question.getByRole('button', { name: 'Odeslat' }).click();
    await expect(form).toBeHidden();
  });

  const sent = page
    .getByRole('region', { name: 'Odeslané' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(sent).toContainText('přečteno 0 z 3');

  const broker = await colleague('broker');
  await test.step('the broker reads it as it was written', async () => {
    await broker.page.goto('/dashboard');
    await broker.page.getByRole('button', { name: /^Zprávy, / }).click();
    const card = broker.page.getByRole('region', { name: 'Zprávy' });
    await card.getByRole('button', { name: `Přečteno: ${title}` }).click();
    await expect(card.getByRole('listitem').filter({ hasText: title })).not.toContainText('Nová');
  });

  await test.step('it is withdrawn, and who has read it stays counted', async () => {
    await page.reload();
    await expect(sent).toContainText('přečteno 1 z 3');
    await sent.getByRole('button', { name: /^Stáhnout/ }).click();
    const question = page.getByRole('dialog', { name: /^Stáhnout zprávu/ });
    await question.getByRole('button', { name: 'Stáhnout' }).click();
    await expect(sent).toContainText('Staženo');
    await expect(sent).toContainText('přečteno 1 z 3');
  });

  await test.step('nobody sees it any more', async () => {
    for (const login of ['broker', 'advisor'] as const) {
      const reader = await colleague(login);
      await reader.page.goto('/dashboard');
      await reader.page.getByRole('button', { name: /^Zprávy, / }).click();
      const card = reader.page.getByRole('region', { name: 'Zprávy' });
      await expect(card.getByRole('listitem').first()).toBeVisible();
      await expect(card).not.toContainText(title);
    }
  });
});
