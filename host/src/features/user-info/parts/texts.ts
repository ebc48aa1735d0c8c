import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json' with { type: 'json' };

declare module '@advisor/i18n/instance' {
  interface AppResources {
    parts: typeof texts;
  }
}

/** The texts come with the page's own chunk. */
export const addPartsTexts = () => addTexts('parts', texts);
