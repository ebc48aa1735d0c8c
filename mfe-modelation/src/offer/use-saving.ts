import { useState } from 'react';
import type { SavedOffer } from './saved-offer';

/** Tells from the click on, also while the numbers to be saved are still being calculated. */
export function useSaving(save: SavedOffer['save']): Pick<SavedOffer, 'save' | 'isSaving'> {
  const [isSaving, setIsSaving] = useState(false);
  return {
    isSaving,
    save: async (again) => {
      setIsSaving(true);
      return save(again).finally(() => setIsSaving(false));
    },
  };
}
