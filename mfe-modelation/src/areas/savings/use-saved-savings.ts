import { notify } from '@advisor/shell/notifications';
import type {
  BuildingSavingsInput,
  BuildingSavingsResult,
  BuildingSavingsSimulation,
} from '@advisor/contracts/offer/building-savings';
import { productType } from '@advisor/contracts/codebooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changesIn } from '../../offer/changes';
import { renewedQuery, savingsSimulationQuery, showRenewed } from '../../offer/offer.queries';
import { markSaved } from '../../offer/mark-saved';
import type { SavedOffer } from '../../offer/saved-offer';
import { useSaveOffer, type Again, type Seen } from '../../offer/use-save-offer';
import { useSavedAs, type SavedAs } from '../../offer/use-saved-as';
import { formOfSavingsInput, toSavingsInput } from './savings-form.schema';
import { useSavings } from './savings-context';

const seenOf = ({ rateVersionId, result }: BuildingSavingsSimulation): Seen | undefined =>
  result && { rateVersionId, interestRate: result.interestRate, amount: result.finalBalance };

/** A kept offer of savings. */
export interface SavingsOffer {
  offerId: number;
  input: BuildingSavingsInput;
  result: BuildingSavingsResult;
}

interface SavedSavings {
  /** The arrangement that it is made for; left out without a case. */
  salesArrangementId?: number | undefined;
  /** The offer that the form began with. */
  kept?: SavingsOffer | undefined;
}

/** As the form would send it. */
const savedAs = ({ offerId, input, result }: SavingsOffer): SavedAs => ({
  offerId,
  input: toSavingsInput(formOfSavingsInput(input)),
  seen: { interestRate: result.interestRate, amount: result.finalBalance },
});

/**
 * Keeps what stands in the form, once: an offer already kept for the same input is used again.
 */
export function useSavedSavings({ salesArrangementId, kept }: SavedSavings): SavedOffer {
  const { t } = useTranslation(['modelation-savings', 'modelation']);
  const queryClient = useQueryClient();
  const { form, input, answer, newest, state } = useSavings();
  const { saveOffer, isSaving, question } = useSaveOffer();
  const { savedIdOf, setSaved } = useSavedAs(kept && savedAs(kept));
  const shown = answer && seenOf(answer);
  const savedId = savedIdOf(shown && { input, seen: shown });

  const changesOf = (before: Seen, now: Seen) =>
    changesIn([
      {
        fact: t('modelation:compare.interestRate'),
        unit: 'percent',
        seen: before.interestRate,
        now: now.interestRate,
      },
      { fact: t('savings.finalBalance'), unit: 'money', seen: before.amount, now: now.amount },
    ]);

  const save = async (again: Again): Promise<number | undefined> => {
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
  };
  return { save, savedId, isSaving, question };
}
