import { notify } from '@advisor/shell/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loanSimulationQuery } from '../../../offer/offer.queries';
import { useLoanForm } from '../form-context';
import { isOpenedExpired } from '../../../offer/opened-offer';
import { markSaved } from '../../../offer/mark-saved';
import type { SavedOffer } from '../../../offer/saved-offer';
import { useSavedAs } from '../../../offer/use-saved-as';
import { formFieldOf } from '../form-field';
import { useSimulation } from '../simulation';
import { useSaving } from '../../../offer/use-saving';
import { seenOf, useSaveLoan } from '../use-save-loan';

/**
 * Saves what stands in the form, once: an offer already saved with the same input and numbers is used
 * again.
 */
export function useSavedOffer(): SavedOffer {
  const { t } = useTranslation('modelation');
  const queryClient = useQueryClient();
  const { form, product, salesArrangementId } = useLoanForm();
  const { input, answer, state, newest, findings, openedView, look } = useSimulation();
  const { saveLoan, isSaving, question } = useSaveLoan();
  const { savedIdOf, setSaved } = useSavedAs();
  const seen = answer && seenOf(answer);
  const savedId = savedIdOf(seen && { input, seen }, openedView);

  const { save, isSaving: isPreparing } = useSaving(async (again) => {
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
  });
  return {
    save,
    savedId,
    isExpired: isOpenedExpired(openedView),
    isRefused: look === 'notOffered',
    isSaving: isSaving || isPreparing,
    question,
  };
}
