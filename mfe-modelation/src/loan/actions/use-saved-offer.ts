import { notify } from '@advisor/shell/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loanSimulationQuery } from '../../offer/offer.queries';
import { useLoanForm } from '../form/form-context';
import type { SavedOffer } from '../../offer/saved-offer';
import { formFieldOf } from '../form-field';
import { useSimulation } from '../simulation';
import { useKeepLoan } from '../use-keep-loan';

/** Keeps what stands in the form, once: an offer already kept for the same input is used again. */
export function useSavedOffer(): SavedOffer {
  const { t } = useTranslation('modelation');
  const queryClient = useQueryClient();
  const { form, product, salesArrangementId } = useLoanForm();
  const { input, state, newest, findings } = useSimulation();
  const { keepLoan, isKeeping, question } = useKeepLoan();
  const [saved, setSaved] = useState<{ offerId: number; inputText: string }>();
  const inputText = JSON.stringify(input);
  const savedId = saved && saved.inputText === inputText ? saved.offerId : undefined;

  /** @returns the offer's number; undefined when there is something to correct first */
  const save = async (): Promise<number | undefined> => {
    const wrong = findings.find(({ severity }) => severity === 'error');
    if (!(await form.trigger(undefined, { shouldFocus: true })) || !input) return undefined;
    if (wrong) {
      if (wrong.field !== undefined) form.setFocus(formFieldOf(wrong.field));
      notify({ type: 'warning', autoHide: true, key: 'offer', title: t('save.correctFirst') });
      return undefined;
    }
    if (savedId !== undefined) return savedId;
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
    const offerId = await keepLoan({ input, simulation });
    if (offerId === undefined) return undefined;
    setSaved({ offerId, inputText: JSON.stringify(input) });
    // What is kept is no draft any more.
    form.reset(form.getValues());
    return offerId;
  };
  return { save, savedId, isKeeping, question };
}
