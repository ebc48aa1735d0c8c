import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json' with { type: 'json' };

declare module '@advisor/i18n/instance' {
  interface AppResources {
    overrides: typeof texts;
  }
}

export const addOverrideTexts = (): void => addTexts('overrides', texts);
