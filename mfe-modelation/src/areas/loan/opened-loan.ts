import { call } from '@advisor/api-client/call';
import type { OperationKey } from '@advisor/api-client/operation-query';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { shownByTheScreen } from '../../offer/offer.queries';
import type { LoanForm } from './loan-form.schema';
import { isLoanOffer, type LoanOffer } from './variant';

/** An offer that the screen was opened with. */
export interface OpenedLoan {
  offer: LoanOffer;
  /** What it was saved with, as it stands in the form. */
  form: LoanForm;
}

const simulationOf = ({ rateVersionId, result }: LoanOffer): LoanSimulation => ({
  rateVersionId,
  result,
  findings: [],
});

/**
 * The numbers that an offer was saved with, in the place of a modelation.
 * @param withSchedule also month by month, which the server makes from what was saved
 */
export function openedLoanQuery(offer: LoanOffer, withSchedule: boolean) {
  const { offerId } = offer;
  return {
    queryKey: ['opened', { offerId, withSchedule }] as OperationKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const input = { params: { offerId }, query: { withSchedule: 'true' as const } };
      const read = await call(offerCalls.get, input, { cancellable: true, signal });
      return simulationOf(isLoanOffer(read) ? read : offer);
    },
    staleTime: Infinity,
    meta: shownByTheScreen,
    ...(!withSchedule && { initialData: simulationOf(offer) }),
  };
}
