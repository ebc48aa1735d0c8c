import type { Again } from '../../../offer/use-save-offer';
import { useSaveLoan } from '../use-save-loan';
import type { Variant } from '../variant';
import { useVariants } from '../variants-context';

/** Saves variants as offers, each once. */
export function useSaveVariant() {
  const { change } = useVariants();
  const { saveLoan, isSaving, question } = useSaveLoan();
  /**
   * @param name under which it is saved
   * @returns the offer's number; undefined when it was not saved
   */
  const saveVariant = async (variant: Variant, name: string, again: Again) => {
    const { key, input, rateVersionId, result, offerId } = variant;
    if (offerId !== undefined) return offerId;
    const savedId = await saveLoan(
      {
        name,
        input,
        simulation: { rateVersionId, result, findings: [] },
        onRecalculated: (renewed) => change(key, renewed),
      },
      again,
    );
    if (savedId !== undefined) change(key, { offerId: savedId });
    return savedId;
  };
  return { saveVariant, isSaving, question };
}
