import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json' with { type: 'json' };

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'case-frame': typeof texts;
  }
}

/** The frame's texts come with its own chunk. */
export const addCaseFrameTexts = () => addTexts('case-frame', texts);
