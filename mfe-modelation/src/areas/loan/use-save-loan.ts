import type { LoanInput, LoanResult, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changesIn, type Change } from '../../offer/changes';
import { loanSimulationQuery, renewedQuery, showRenewed } from '../../offer/offer.queries';
import { useSaveOffer, type Again, type Seen } from '../../offer/use-save-offer';
import { useLoanForm } from './form-context';

interface LoanToSave {
  name?: string | undefined;
  input: LoanInput;
  /** As it was shown. */
  simulation: LoanSimulation;
  /** The numbers of now, when the advisor has taken them over. */
  onRecalculated?: (renewed: { rateVersionId: number; result: LoanResult }) => void;
}

/** What somebody sees of a modelled loan, and saves. */
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

const comparedNumbers = [
  ['interestRate', 'percent'],
  ['monthlyPayment', 'money'],
  ['annualPercentageRate', 'percent'],
  ['totalFees', 'money'],
  ['totalPaid', 'money'],
] as const;

/** @returns what differs between two results, as far as it can be seen */
export function useLoanChanges() {
  const { t } = useTranslation('modelation');
  return (seen: LoanResult, now: LoanResult): Change[] =>
    changesIn(
      comparedNumbers.map(([fact, unit]) => ({
        fact: t(`compare.${fact}`),
        unit,
        seen: seen[fact],
        now: now[fact],
      })),
    );
}

/** Saves loans of the screen as offers. */
export function useSaveLoan() {
  const changesOf = useLoanChanges();
  const queryClient = useQueryClient();
  const { product, salesArrangementId } = useLoanForm();
  const { saveOffer, isSaving, question } = useSaveOffer();

  /** @returns the offer's number; undefined when it was not saved */
  const saveLoan = async (
    { name, input, simulation, onRecalculated }: LoanToSave,
    again: Again,
  ) => {
    const seen = seenOf(simulation);
    const shown = simulation.result;
    if (!seen || !shown) return undefined;
    const title = name?.trim();
    return saveOffer(
      {
        content: {
          productTypeId: product.productTypeId,
          input,
          ...(title && { name: title }),
          ...(salesArrangementId !== undefined && { salesArrangementId }),
        },
        seen,
        recalculate: async () => {
          const simulated = loanSimulationQuery(product, input, { salesArrangementId });
          const { rateVersionId, result } = await queryClient.fetchQuery(renewedQuery(simulated));
          return {
            seen: seenOf({ rateVersionId, result }),
            changes: result ? changesOf(shown, result) : [],
            takeOver: async () => {
              await showRenewed(queryClient);
              if (result) onRecalculated?.({ rateVersionId, result });
            },
          };
        },
      },
      again,
    );
  };
  return { saveLoan, isSaving, question };
}
