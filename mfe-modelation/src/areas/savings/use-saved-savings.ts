import { notify } from '@advisor/shell/notifications';
import type { BuildingSavingsSimulation } from '@advisor/contracts/offer/building-savings';
import { productType } from '@advisor/contracts/codebooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changesIn } from '../../offer/changes';
import { renewedQuery, savingsSimulationQuery, showRenewed } from '../../offer/offer.queries';
import { isOpenedExpired } from '../../offer/opened-offer';
import { markSaved } from '../../offer/mark-saved';
import type { SavedOffer } from '../../offer/saved-offer';
import { useSaving } from '../../offer/use-saving';
import { useSaveOffer, type Seen } from '../../offer/use-save-offer';
import { useSavedAs } from '../../offer/use-saved-as';
import { useSavings } from './savings-context';

/** What somebody sees of modelled savings, and saves. */
export const seenOf = ({
  rateVersionId,
  result,
}: Pick<BuildingSavingsSimulation, 'rateVersionId' | 'result'>): Seen | undefined =>
  result && { rateVersionId, interestRate: result.interestRate, amount: result.finalBalance };

/** @returns what differs between two results, as far as it can be seen */
export function useSavingsChanges() {
  const { t } = useTranslation(['modelation-savings', 'modelation']);
  return (before: Seen, now: Seen) =>
    changesIn([
      {
        fact: t('modelation:compare.interestRate'),
        unit: 'percent',
        seen: before.interestRate,
        now: now.interestRate,
      },
      { fact: t('savings.finalBalance'), unit: 'money', seen: before.amount, now: now.amount },
    ]);
}

interface SavedSavings {
  /** The arrangement that it is made for; left out without a case. */
  salesArrangementId?: number | undefined;
}

/**
 * Saves what stands in the form, once: an offer already saved with the same input and numbers is used
 * again.
 */
export function useSavedSavings({ salesArrangementId }: SavedSavings): SavedOffer {
  const { t } = useTranslation(['modelation-savings', 'modelation']);
  const queryClient = useQueryClient();
  const { form, input, answer, newest, state, openedView, look } = useSavings();
  const { saveOffer, isSaving, question } = useSaveOffer();
  const { savedIdOf, setSaved } = useSavedAs();
  const shown = answer && seenOf(answer);
  const savedId = savedIdOf(shown && { input, seen: shown }, openedView);
  const changesOf = useSavingsChanges();

  const { save, isSaving: isPreparing } = useSaving(async (again) => {
    if (!(await form.trigger(undefined, { shouldFocus: true })) || !input) return undefined;
    if (savedId !== undefined) return savedId;
    const values = structuredClone(form.getValues());
    const simulation =
      state === 'current' && newest
        ? newest
        : await queryClient.fetchQuery(savingsSimulationQuery(input)).catch(() => undefined);
    const seen = simulation && seenOf(simulation);
    const isWrong = simulation?.findings.some(({ severity }) => severity === 'error');
    if (!seen || isWrong) {
      const title = t(simulation ? 'modelation:save.correctFirst' : 'modelation:result.away');
      notify({ type: 'warning', autoHide: true, key: 'offer', title });
      return undefined;
    }
    let savedSeen = seen;
    const offerId = await saveOffer(
      {
        content: {
          productTypeId: productType.buildingSavings.code,
          input,
          ...(salesArrangementId !== undefined && { salesArrangementId }),
        },
        seen,
        recalculate: async () => {
          const renewed = seenOf(
            await queryClient.fetchQuery(renewedQuery(savingsSimulationQuery(input))),
          );
          return {
            seen: renewed,
            changes: renewed ? changesOf(seen, renewed) : [],
            takeOver: async () => {
              await showRenewed(queryClient);
              savedSeen = renewed ?? savedSeen;
            },
          };
        },
      },
      again,
    );
    if (offerId === undefined) return undefined;
    setSaved({ offerId, input, seen: savedSeen });
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
