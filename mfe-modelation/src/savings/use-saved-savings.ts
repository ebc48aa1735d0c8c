import { notify } from '@advisor/shell/notifications';
import type { BuildingSavingsSimulation } from '@advisor/contracts/offer/building-savings';
import { productType } from '@advisor/contracts/codebooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savingsSimulationQuery } from '../offer/offer.queries';
import type { SavedOffer } from '../offer/saved-offer';
import { useKeepOffer, type Seen } from '../offer/use-keep-offer';
import { useSavings } from './savings-context';

const seenOf = ({ rateVersionId, result }: BuildingSavingsSimulation): Seen | undefined =>
  result && { rateVersionId, interestRate: result.interestRate, amount: result.finalBalance };

/**
 * Keeps what stands in the form, once: an offer already kept for the same input is used again.
 * @param salesArrangementId the arrangement that it is made for; undefined without a case
 */
export function useSavedSavings(salesArrangementId?: number): SavedOffer {
  const { t } = useTranslation('modelation');
  const queryClient = useQueryClient();
  const { form, input, newest, state } = useSavings();
  const { keep, isKeeping, question } = useKeepOffer();
  const [saved, setSaved] = useState<{ offerId: number; inputText: string }>();
  const inputText = JSON.stringify(input);
  const savedId = saved && saved.inputText === inputText ? saved.offerId : undefined;

  const save = async (): Promise<number | undefined> => {
    if (!(await form.trigger(undefined, { shouldFocus: true })) || !input) return undefined;
    if (savedId !== undefined) return savedId;
    const simulation =
      state === 'current' && newest
        ? newest
        : await queryClient.fetchQuery(savingsSimulationQuery(input)).catch(() => undefined);
    const seen = simulation && seenOf(simulation);
    const isWrong = simulation?.findings.some(({ severity }) => severity === 'error');
    if (!seen || isWrong) {
      const title = t(simulation ? 'save.correctFirst' : 'result.away');
      notify({ type: 'warning', autoHide: true, key: 'offer', title });
      return undefined;
    }
    const offerId = await keep({
      content: {
        productTypeId: productType.buildingSavings.code,
        input,
        ...(salesArrangementId !== undefined && { salesArrangementId }),
      },
      seen,
      recalculate: async () => {
        await queryClient.invalidateQueries({ queryKey: ['offer.buildingSavings'] });
        return seenOf(
          await queryClient.fetchQuery({ ...savingsSimulationQuery(input), staleTime: 0 }),
        );
      },
    });
    if (offerId === undefined) return undefined;
    setSaved({ offerId, inputText: JSON.stringify(input) });
    // What is kept is no draft any more.
    form.reset(form.getValues());
    return offerId;
  };
  return { save, savedId, isKeeping, question };
}
