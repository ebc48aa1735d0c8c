import { caseCalls } from '@advisor/contracts/case/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { Page } from '@playwright/test';
import { liveUntil, makeAndSign, untouchedMortgage } from '../../support/refinancing';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

// A server of its own, whose clock is moved; documents take the time that they take in a bank.
test.use({ serverEnv: { DOCUMENT_SECONDS: '2' } });
test.slow();

const openSection = async (page: Page, caseId: number, entry: string) => {
  await page.goto(`/mortgage/case-detail/${caseId}`);
  await page
    .getByRole('navigation', { name: 'Nabídka případu' })
    .getByRole('link', { name: entry })
    .click();
  await expect(heading(page, entry)).toBeVisible();
};

test('a retention goes from the case to the rate that its client has signed', async ({
  api,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  const { caseId } = await untouchedMortgage(api);
  const params = { caseId };
  const before = await api.call(caseCalls.parameters, { params });

  await test.step('an offer with a discount is taken over', async () => {
    await openSection(page, caseId, 'Změna úrokové sazby');
    await page.getByRole('link', { name: 'Spočítat retenci' }).click();
    await expect(heading(page, 'Kalkulačka retence')).toBeVisible();
    await page.getByLabel(/^Sleva ze sazby/).fill('0,2');
    await page.getByRole('button', { name: 'Převzít nabídku' }).click();
    await expect(page.getByText('Nabídka je převzatá. Dalším krokem')).toBeVisible();
  });
  await test.step('its client signs', async () => {
    await makeAndSign(page);
    await expect(page.getByText('Změna se do úvěru promítne v den účinnosti')).toBeVisible();
  });
  const { processes } = await api.call(refinancingCalls.parameters, { params });
  const [process] = processes;
  const day = process?.effectiveFrom ?? '';
  await test.step('on its day the loan has the rate of the offer', async () => {
    const processId = process?.processId ?? 0;
    const agreed = await api.call(refinancingCalls.retention, { params: { caseId, processId } });
    expect((await api.call(caseCalls.parameters, { params })).interestRate).toBe(
      before.interestRate,
    );
    await liveUntil(api, day);
    await signInAs('advisor');
    const after = await api.call(caseCalls.parameters, { params });
    expect(after).toMatchObject({
      interestRate: agreed.interestRateDiscounted,
      monthlyPayment: agreed.loanPaymentAmountDiscounted,
    });
    await page.reload();
    await expect(page.getByText('Změna je v účinnosti.')).toBeVisible();
    await openSection(page, caseId, 'Historie');
    await expect(page.getByText('Retence nabyla účinnosti')).toBeVisible();
  });
});

test('an extra payment goes from the case to the lower balance', async ({
  api,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  const { caseId } = await untouchedMortgage(api);
  const params = { caseId };

  await test.step('a part of the loan is to be repaid', async () => {
    await openSection(page, caseId, 'Mimořádná splátka');
    await page.getByRole('link', { name: 'Spočítat splátku' }).click();
    await page.getByLabel('Částka splátky').fill('100000');
    await page.getByText('Snížit splátku', { exact: true }).click();
    await page.getByRole('button', { name: 'Převzít nabídku' }).click();
    await expect(page.getByText('Nabídka je převzatá. Dalším krokem')).toBeVisible();
  });
  await test.step('its client signs', () => makeAndSign(page));
  await test.step('on its day less is owed, by the instalment of the offer', async () => {
    const [payment] = await api.call(refinancingCalls.extraPaymentList, { params });
    const processId = payment?.processId ?? 0;
    const { offer } = await api.call(refinancingCalls.extraPayment, {
      params: { caseId, processId },
    });
    const before = await api.call(caseCalls.parameters, { params });
    await liveUntil(api, payment?.extraPaymentDate ?? '');
    await signInAs('advisor');
    const after = await api.call(caseCalls.parameters, { params });
    expect(after.monthlyPayment).toBe(offer?.newMonthlyPayment);
    const repaid = offer?.principalAmount ?? Number.NaN;
    expect(after.principal).toBeLessThanOrEqual((before.principal ?? 0) - repaid + 0.005);
    await page.reload();
    await expect(page.getByText('Změna je v účinnosti.')).toBeVisible();
  });
});

test('a refixation goes from the case to the fixation that its client has chosen', async ({
  api,
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  const { caseId, fixedTo } = await untouchedMortgage(api);
  const params = { caseId };

  await test.step('offers of all periods are kept and told', async () => {
    await openSection(page, caseId, 'Změna úrokové sazby');
    await page.getByRole('link', { name: 'Spočítat refixaci' }).click();
    await expect(heading(page, 'Kalkulačka refixace')).toBeVisible();
    await page.getByLabel(/^Sleva ze sazby/).fill('0,1');
    await page.getByRole('button', { name: 'Uložit všechny' }).click();
    await expect(heading(page, 'Refixace')).toBeVisible();
    await page.getByRole('button', { name: 'Sdělit klientovi' }).click();
    await page.getByRole('button', { name: 'Zapsat sdělení' }).click();
    await expect(page.getByText('Sdělení nabídek bylo zapsáno')).toBeVisible();
    const letter = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Dopis s nabídkami' }).click();
    expect((await letter).suggestedFilename()).toMatch(/\.pdf$/);
  });
  await test.step('the client takes one, and signs', async () => {
    await page
      .getByRole('button', { name: /^Vybrat fixaci na / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Vybrat nabídku' }).click();
    await expect(page.getByText('Nabídka je vybraná')).toBeVisible();
    await makeAndSign(page);
  });
  await test.step('after the fixation the loan has the next one', async () => {
    const { offers, process } = await api.call(refinancingCalls.refixation, { params });
    const chosen = offers.find(({ isSelected }) => isSelected);
    await liveUntil(api, process?.effectiveFrom ?? '');
    await signInAs('advisor');
    const after = await api.call(caseCalls.parameters, { params });
    expect(after).toMatchObject({
      interestRate: chosen?.interestRateDiscounted,
      monthlyPayment: chosen?.loanPaymentAmountDiscounted,
    });
    expect((after.fixedRateValidTo ?? '') > fixedTo).toBe(true);
    await openSection(page, caseId, 'Historie');
    await expect(page.getByText('Refixace nabyla účinnosti')).toBeVisible();
  });
});
