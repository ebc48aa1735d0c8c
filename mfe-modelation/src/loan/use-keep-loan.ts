import type { LoanInput, LoanResult, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { useQueryClient } from '@tanstack/react-query';
import { loanSimulationQuery } from '../offer/offer.queries';
import { useKeepOffer, type Seen } from '../offer/use-keep-offer';
import { useLoanForm } from './form/form-context';

interface LoanToKeep {
  name?: string | undefined;
  input: LoanInput;
  /** As it was shown. */
  simulation: LoanSimulation;
  /** The numbers of now, when the advisor has taken them over. */
  onRecalculated?: (renewed: { rateVersionId: number; result: LoanResult }) => void;
}

/** What somebody sees of a modelled loan, and keeps. */
export const seenOf = ({
  rateVersionId,
  result,
}: Pick<LoanSimulation, 'rateVersionId' | 'result'>): Seen | undefined =>
  result && {
    rateVersionId,
    interestRate: result.interestRate,
    amount: result.monthlyPayment,
    totalPaid: result.totalPaid,
  };

/** Keeps loans of the screen as offers. */
export function useKeepLoan() {
  const queryClient = useQueryClient();
  const { product, salesArrangementId } = useLoanForm();
  const { keep, isKeeping, question } = useKeepOffer();

  /** @returns the offer's number; undefined when it was not kept */
  const keepLoan = async ({ name, input, simulation, onRecalculated }: LoanToKeep) => {
    const seen = seenOf(simulation);
    if (!seen) return undefined;
    const title = name?.trim();
    return keep({
      content: {
        productTypeId: product.productTypeId,
        input,
        ...(title && { name: title }),
        ...(salesArrangementId !== undefined && { salesArrangementId }),
      },
      seen,
      recalculate: async () => {
        // The screen's own numbers too, whichever of them it shows.
        await queryClient.invalidateQueries({
          predicate: ({ queryKey: [id] }) => typeof id === 'string' && id.startsWith('offer.'),
          refetchType: 'active',
        });
        const renewed = await queryClient.fetchQuery({
          ...loanSimulationQuery(product, input, { salesArrangementId }),
          staleTime: 0,
        });
        if (renewed.result) {
          onRecalculated?.({ rateVersionId: renewed.rateVersionId, result: renewed.result });
        }
        return seenOf(renewed);
      },
    });
  };
  return { keepLoan, isKeeping, question };
}
