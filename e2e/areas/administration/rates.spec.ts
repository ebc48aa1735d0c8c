import { offerCalls } from '@advisor/contracts/offer/calls';
import { readFileSync } from 'node:fs';
import { begins, mainNumber, saveOffer } from '../../support/modelation';
import { liveUntil } from '../../support/refinancing';
import { expect, test } from '../../support/test';

// A server of its own, whose clock is moved.
test.use({ serverEnv: { DOCUMENT_SECONDS: '1' } });

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a version of rates is proposed, confirmed by another person, and modelled by', async ({
  page,
  signInAs,
  api,
  colleague,
}) => {
  const day = dayAfter(3);
  await signInAs('advisor');
  await page.goto('/modelation/mortgage');
  await begins(page);
  const before = await mainNumber(page).textContent();
  const params = { offerId: await saveOffer(api) };
  const offer = await api.call(offerCalls.get, { params });

  const { page: admin } = await colleague('admin');
  const name = 'Sazebník s vyššími sazbami';
  await test.step('an administrator changes the rates of today in a file, and proposes it', async () => {
    await admin.goto('/settings/rates');
    const saving = admin.waitForEvent('download');
    await admin
      .getByRole('row')
      .filter({ hasText: 'platí dnes' })
      .getByRole('button', { name: /^Stáhnout/ })
      .click();
    const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    for (const product of file.products)
      for (const line of product.rates) line.rate = Math.round(line.rate * 100 + 100) / 100;
    const propose = (content: object) =>
      admin.getByLabel('Soubor se sazebníkem').setInputFiles({
        name: 'sazebnik.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await propose({ ...file, name, validFrom: day, products: file.products.slice(1) });
    await expect(admin.getByRole('alert')).toContainText('V sazebníku chybí produkt');
    await propose({ ...file, name, validFrom: day });
    const proposal = admin.getByRole('region', { name: `Návrh: ${name}` });
    await expect(proposal).toContainText('Návrh jste podali vy.');
    await expect(proposal.getByRole('button', { name: 'Potvrdit' })).toHaveCount(0);
  });

  await test.step('the other one sees what changes, and confirms it', async () => {
    const { page: supervisor } = await colleague('supervisor');
    await supervisor.goto('/settings/rates');
    await supervisor.getByRole('button', { name: `Zobrazit návrh: ${name}` }).click();
    const proposal = supervisor.getByRole('region', { name: `Návrh: ${name}` });
    const changes = proposal.getByRole('table', { name: 'Změny: Hypoteční úvěr', exact: true });
    await expect(changes).toBeVisible();
    await proposal.getByRole('button', { name: 'Potvrdit' }).click();
    const question = supervisor.getByRole('dialog', { name: `Potvrdit ${name}?` });
    await question.getByRole('button', { name: 'Potvrdit' }).click();
    await expect(proposal).toContainText('Potvrzeno');
    await expect(
      supervisor.getByRole('table', { name: 'Vydané sazebníky' }).getByText(name),
    ).toBeVisible();
  });

  await test.step('from its day on a new modelation has its rates; the old offer stays', async () => {
    await liveUntil(api, day);
    await signInAs('advisor');
    await page.goto('/modelation/mortgage');
    await begins(page);
    await expect(mainNumber(page)).not.toHaveText(before ?? '');
    const kept = await api.call(offerCalls.get, { params });
    expect(kept.result).toEqual(offer.result);
  });
});
