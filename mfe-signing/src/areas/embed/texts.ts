import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'signing-embed': typeof texts;
  }
}

/** The frame's own texts, once its page has a language. */
export const addEmbedTexts = () => addTexts('signing-embed', texts);
