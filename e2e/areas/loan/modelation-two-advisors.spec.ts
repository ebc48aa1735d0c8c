import type { Page } from '@playwright/test';
import { offerCalls } from '@advisor/contracts/offer/calls';
import {
  amount,
  begins,
  expectValue,
  hubModelation,
  linkedOffer,
  model,
  ownApplication,
  question,
} from '../../support/modelation';
import { expect, test } from '../../support/test';

const takeOver = (page: Page) =>
  page.getByRole('button', { name: 'Uložit a převzít do žádosti' }).click();

test('two advisors change an application: the second is told, and nothing is lost', async ({
  page,
  api,
  signInAs,
  colleague,
}) => {
  test.slow();
  await signInAs('advisor');
  const application = await ownApplication(api);
  const { salesArrangementId } = application;
  const { page: other } = await colleague('specialist');
  await Promise.all([
    page.goto(hubModelation(application)),
    other.goto(hubModelation(application)),
  ]);
  await Promise.all([begins(page), begins(other)]);

  await model(other, 2_500_000);
  await takeOver(other);
  await expect(other.getByText(/je převzata do žádosti/)).toBeVisible();
  const theirs = await linkedOffer(api, application);

  await test.step('the second one sees whose offer stands there', async () => {
    await model(page, 2_400_000);
    await takeOver(page);
    await expect(question(page)).toContainText('Žádost mezitím někdo změnil');
    await expect(question(page)).toContainText(`číslo ${theirs!.offerId} (Petr Dvořák)`);
    expect((await linkedOffer(api, application))?.offerId).toBe(theirs!.offerId);
  });
  await test.step('and compares with it what was typed', async () => {
    await question(page).getByRole('button', { name: 'Ukázat platný stav' }).click();
    await expect(page.getByText(`žádost vychází z nabídky č. ${theirs!.offerId}`)).toBeVisible();
    await expectValue(amount(page), 2_400_000);
    const changes = page.getByRole('region', { name: 'Co se v žádosti změní' });
    await expect(changes).toContainText('2 500 000');
    await expect(changes).toContainText('2 400 000');
  });
  await test.step('knowing that, the offer is taken over; the other one stays', async () => {
    await takeOver(page);
    await expect(page.getByText(/je převzata do žádosti/)).toBeVisible();
    const offers = await api.call(offerCalls.listOfArrangement, { params: { salesArrangementId } });
    expect(offers.map(({ offerId }) => offerId)).toContain(theirs!.offerId);
    const { offerId } = offers.find(({ isLinked }) => isLinked)!;
    const { input } = await api.call(offerCalls.get, { params: { offerId } });
    expect(input).toMatchObject({ loanAmount: 2_400_000 });
  });
});
