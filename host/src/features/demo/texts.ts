import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json' with { type: 'json' };

declare module '@advisor/i18n/instance' {
  interface AppResources {
    demo: typeof texts;
  }
}

/** The catalogue's texts come with its own chunk. */
export const addDemoTexts = () => addTexts('demo', texts);
