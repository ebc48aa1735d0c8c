import type { Offer } from '@advisor/contracts/offer/modelation';
import type { LoanInput, LoanResult, LoanSimulation } from '@advisor/contracts/offer/loan-offer';

/** A modelled loan put aside for comparison. */
export interface Variant {
  key: string;
  /** The advisor's own; without one it is named by what differs. */
  name?: string | undefined;
  input: LoanInput;
  rateVersionId: number;
  result: LoanResult;
  /** Once it is saved, for a link or as an offer. */
  offerId?: number | undefined;
}

/** More do not fit beside each other. */
export const mostVariants = 6;
/** As the contract has it. */
export const longestName = 60;

/** Without the schedule and the steps, which nobody compares and which would fill the draft. */
const withoutDetails = ({
  schedule: _schedule,
  steps: _steps,
  ...result
}: LoanResult): LoanResult => result;

/** @returns undefined while there are no numbers */
export function variantOf(
  input: LoanInput,
  { rateVersionId, result }: LoanSimulation,
): Variant | undefined {
  if (!result) return undefined;
  return {
    key: crypto.randomUUID(),
    input,
    rateVersionId,
    result: withoutDetails(result),
  };
}

export type LoanOffer = Extract<Offer, { input: LoanInput }>;

export const isLoanOffer = (offer: Offer): offer is LoanOffer => 'loanAmount' in offer.input;

/** A saved offer, as somebody shared it. */
export const variantOfOffer = (offer: LoanOffer): Variant => ({
  key: `offer-${offer.offerId}`,
  name: offer.name,
  input: offer.input,
  rateVersionId: offer.rateVersionId,
  result: withoutDetails(offer.result),
  offerId: offer.offerId,
});
