import { productType } from '@advisor/contracts/codebooks';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api';
import type { Application } from './loan-hub';

/** Amounts of a loan that the server treats in a way of their own, CZK (backend/README.md). */
export const sentinelAmount = { slow: 2_222_222, expiring: 4_444_444, failing: 5_555_555 } as const;

export const result = (page: Page) => page.getByRole('region', { name: 'Výsledek modelace' });
export const amount = (page: Page) => page.getByRole('spinbutton', { name: /^Výše úvěru/ });
export const collateral = (page: Page) =>
  page.getByRole('spinbutton', { name: 'Hodnota zajištění' });
/** The number in large type: an instalment, or what will have been saved. */
export const mainNumber = (page: Page) => result(page).getByRole('strong').first();
/** Variants beside each other, over the page. */
export const variants = (page: Page) => page.getByRole('dialog', { name: 'Porovnání variant' });
/** The question of the page that is open. */
export const question = (page: Page) => page.getByRole('dialog');

const format = new Intl.NumberFormat('cs-CZ', {
  style: 'currency',
  currency: 'CZK',
  maximumFractionDigits: 0,
});
/** A field for numbers holds the value, however it is written. */
export const expectValue = (field: Locator, value: number) =>
  expect(field).toHaveAttribute('aria-valuenow', String(value));
/** `1 234 567 Kč`, as the page writes whole crowns. */
export const crowns = (value: number): string => format.format(value);

/** The screen has a result of what it begins with. */
export async function begins(page: Page): Promise<void> {
  await expect(mainNumber(page)).toHaveText(/\d\sKč$/);
  await expect(result(page)).toHaveAttribute('aria-busy', 'false');
}

/** Types another amount of the loan, and waits until its instalment is shown as the server has it. */
export async function model(page: Page, loanAmount: number): Promise<LoanSimulation> {
  const answering = page.waitForResponse(
    (answer) =>
      /\/offer\/(mortgage|american-mortgage|unsecured-loan)$/.test(
        new URL(answer.url()).pathname,
      ) && (answer.request().postDataJSON() as LoanInput).loanAmount === loanAmount,
  );
  await amount(page).fill(String(loanAmount));
  const simulation = (await (await answering).json()) as LoanSimulation;
  await expect(mainNumber(page)).toHaveText(crowns(simulation.result!.monthlyPayment));
  await expect(result(page)).toHaveAttribute('aria-busy', 'false');
  return simulation;
}

/** Collects the offers that the page saves from the call on. */
export function watchSavedOffers(page: Page): Promise<{ offerId: number }>[] {
  const saved: Promise<{ offerId: number }>[] = [];
  page.on('response', (answer) => {
    const isSaved = new URL(answer.url()).pathname === '/api/v1/offer' && answer.status() === 201;
    if (isSaved) saved.push(answer.json());
  });
  return saved;
}

const mortgage = productType.mortgage.code;

/** Models a mortgage as the screen does at its beginning, and keeps it. */
export async function saveOffer(api: Api, change: Partial<LoanInput> = {}): Promise<number> {
  const defaults = await api.call(offerCalls.defaults, { query: { productTypeId: mortgage } });
  const loanAmount = change.loanAmount ?? defaults.loanAmount!.default;
  const input: LoanInput = {
    loanAmount,
    loanPurposes: [{ loanPurposeId: defaults.loanPurposeIds[0]!, amount: loanAmount }],
    collateralAmount: defaults.collateralAmount!.default,
    loanDuration: defaults.loanDuration!.default,
    fixedRatePeriod: defaults.fixedRatePeriod!,
    expectedDateOfDrawing: defaults.expectedDateOfDrawing!,
    paymentDay: defaults.paymentDays[0]!,
    ...change,
  };
  const { rateVersionId, result: seen } = await api.call(offerCalls.mortgage, { body: input });
  const { offerId } = await api.call(offerCalls.create, {
    body: {
      productTypeId: mortgage,
      input,
      seen: { rateVersionId, interestRate: seen!.interestRate, amount: seen!.monthlyPayment },
    },
  });
  return offerId;
}

const caseOf = (api: Api, offerId: number, lastName: string): Promise<Application> => {
  const customer = { kind: 'new', firstName: 'Dana', lastName, dateOfBirth: '1990-03-14' } as const;
  return api.call(offerCalls.createCase, { params: { offerId }, body: { customer } });
};

/** An application for a mortgage of the user's own, made from an offer for a new client. */
export const ownApplication = async (api: Api, lastName = 'Jelínková'): Promise<Application> =>
  caseOf(api, await saveOffer(api), lastName);

/** The same for building savings. */
export async function ownSavings(api: Api): Promise<Application> {
  const productTypeId = productType.buildingSavings.code;
  const input = {
    targetAmount: 400_000,
    minimumMonthlyDeposit: 2_000,
    savingDuration: 72,
    startsOn: new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Prague' }),
  };
  const { rateVersionId, result: savings } = await api.call(offerCalls.buildingSavings, {
    body: input,
  });
  const { interestRate, finalBalance } = savings!;
  const seen = { rateVersionId, interestRate, amount: finalBalance };
  const { offerId } = await api.call(offerCalls.create, { body: { productTypeId, input, seen } });
  return caseOf(api, offerId, 'Střádalová');
}

export const hubModelation = ({ caseId, salesArrangementId }: Application): string =>
  `/cid-${caseId}/loan-hub/said-${salesArrangementId}/modelation`;

/** The offer that the application is made from now. */
export async function linkedOffer(api: Api, { salesArrangementId }: Application) {
  const offers = await api.call(offerCalls.listOfArrangement, { params: { salesArrangementId } });
  return offers.find(({ isLinked }) => isLinked);
}

export async function openComparison(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Porovnat/ }).click();
  await expect(variants(page).getByRole('table')).toBeVisible();
}
