import { notify } from '@advisor/shell/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loanSimulationQuery } from '../../../offer/offer.queries';
import { useLoanForm } from '../form-context';
import { markSaved } from '../../../offer/mark-saved';
import type { SavedOffer } from '../../../offer/saved-offer';
import { useSavedAs, type SavedAs } from '../../../offer/use-saved-as';
import { formOfInput, toLoanInput } from '../loan-form.schema';
import { formFieldOf } from '../form-field';
import { useSimulation } from '../simulation';
import type { Again } from '../../../offer/use-save-offer';
import { seenOf, useSaveLoan } from '../use-save-loan';
import type { LoanOffer } from '../variant';

/** As the form would send it: what may be left out is left out. */
const savedAs = ({ offerId, input, result }: LoanOffer): SavedAs => ({
  offerId,
  input: toLoanInput(formOfInput(input)),
  seen: { interestRate: result.interestRate, amount: result.monthlyPayment },
});

/**
 * Keeps what stands in the form, once: an offer already kept for the same input is used again.
 * @param kept the offer that the form began with
 */
export function useSavedOffer(kept?: LoanOffer): SavedOffer {
  const { t } = useTranslation('modelation');
  const queryClient = useQueryClient();
  const { form, product, salesArrangementId } = useLoanForm();
  const { input, answer, state, newest, findings } = useSimulation();
  const { saveLoan, isSaving, question } = useSaveLoan();
  const { savedIdOf, setSaved } = useSavedAs(kept && savedAs(kept));
  const seen = answer && seenOf(answer);
  const savedId = savedIdOf(seen && { input, seen });

  /** @returns the offer's number; undefined when there is something to correct first */
  const save = async (again: Again): Promise<number | undefined> => {
    const wrong = findings.find(({ severity }) => severity === 'error');
    if (!(await form.trigger(undefined, { shouldFocus: true })) || !input) return undefined;
    if (wrong) {
      if (wrong.field !== undefined) form.setFocus(formFieldOf(wrong.field));
      notify({ type: 'warning', autoHide: true, key: 'offer', title: t('save.correctFirst') });
      return undefined;
    }
    if (savedId !== undefined) return savedId;
    const values = structuredClone(form.getValues());
    const simulation =
      state === 'current' && newest
        ? newest
        : await queryClient
            .fetchQuery(loanSimulationQuery(product, input, { salesArrangementId }))
            .catch(() => undefined);
    if (!simulation) {
      notify({ type: 'warning', key: 'offer', title: t('result.away') });
      return undefined;
    }
    let savedSeen = seenOf(simulation);
    const offerId = await saveLoan(
      {
        input,
        simulation,
        onRecalculated: (renewed) => {
          savedSeen = seenOf(renewed);
        },
      },
      again,
    );
    if (offerId === undefined) return undefined;
    if (savedSeen) setSaved({ offerId, input, seen: savedSeen });
    markSaved(form, values);
    return offerId;
  };
  return { save, savedId, isSaving, question };
}
