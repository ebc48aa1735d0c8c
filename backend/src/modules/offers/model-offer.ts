import { productType } from '@advisor/contracts/codebooks';
import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { LoanResult, OfferFinding } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import type { BuildingSavingsInput, LoanInput } from '../../domain/offers/loan-input';
import { modelLoan } from '../../domain/offers/model-loan';
import { modelSavings } from '../../domain/offers/model-savings';
import type { RateVersion } from '../../domain/offers/rate-version';

/** A product and what was entered for it. */
export type OfferRequest =
  | Pick<Extract<Offer, { input: LoanInput }>, 'productTypeId' | 'input'>
  | Savings;
type Savings = Pick<Extract<Offer, { input: BuildingSavingsInput }>, 'productTypeId' | 'input'>;

interface Modelled {
  findings: OfferFinding[];
  result?: LoanResult | BuildingSavingsResult;
}

export const isSavings = (requested: OfferRequest): requested is Savings =>
  requested.productTypeId === productType.buildingSavings.code;

export const modelOffer = (
  version: RateVersion,
  requested: OfferRequest,
  options: Parameters<typeof modelLoan>[3],
): Modelled =>
  isSavings(requested)
    ? modelSavings(version, requested.input, options.today)
    : modelLoan(version, requested.productTypeId, requested.input, options);

/** The amount that is requested, CZK: of the loan, or the target of savings. */
export const requestedAmount = (requested: OfferRequest): number =>
  isSavings(requested) ? requested.input.targetAmount : requested.input.loanAmount;

/** What the client pays a month, CZK: the instalment, or the deposit. */
export const monthlyPayment = (requested: OfferRequest, result: Offer['result']): number =>
  isSavings(requested)
    ? requested.input.minimumMonthlyDeposit
    : (result as LoanResult).monthlyPayment;

/** The amount that an advisor looks at, CZK: the instalment, or what is saved in the end. */
export const shownAmount = (result: Offer['result']): number =>
  'monthlyPayment' in result ? result.monthlyPayment : result.finalBalance;
