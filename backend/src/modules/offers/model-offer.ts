import { productType } from '@advisor/contracts/codebooks';
import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { LoanResult, OfferFinding } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import type { BuildingSavingsInput, LoanInput } from '../../offers/loan-input';
import { modelLoan } from '../../offers/model-loan';
import { modelSavings } from '../../offers/model-savings';
import type { RateVersion } from '../../offers/rate-version';

/** A product and what was entered for it. */
export type Wish = Pick<Extract<Offer, { input: LoanInput }>, 'productTypeId' | 'input'> | Savings;
type Savings = Pick<Extract<Offer, { input: BuildingSavingsInput }>, 'productTypeId' | 'input'>;

interface Modelled {
  findings: OfferFinding[];
  result?: LoanResult | BuildingSavingsResult;
}

export const isSavings = (wish: Wish): wish is Savings =>
  wish.productTypeId === productType.buildingSavings.code;

export const modelOffer = (
  version: RateVersion,
  wish: Wish,
  options: Parameters<typeof modelLoan>[3],
): Modelled =>
  isSavings(wish)
    ? modelSavings(version, wish.input, options.today)
    : modelLoan(version, wish.productTypeId, wish.input, options);

/** The amount that a wish is about, CZK: of the loan, or the target of savings. */
export const wishedAmount = (wish: Wish): number =>
  isSavings(wish) ? wish.input.targetAmount : wish.input.loanAmount;

/** What the client pays a month, CZK: the instalment, or the deposit. */
export const monthlyPayment = (wish: Wish, result: Offer['result']): number =>
  isSavings(wish) ? wish.input.minimumMonthlyDeposit : (result as LoanResult).monthlyPayment;

/** The amount that an advisor looks at, CZK: the instalment, or what is saved in the end. */
export const shownAmount = (result: Offer['result']): number =>
  'monthlyPayment' in result ? result.monthlyPayment : result.finalBalance;
