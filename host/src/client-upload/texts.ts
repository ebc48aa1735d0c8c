import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json' with { type: 'json' };

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'client-upload': typeof texts;
  }
}

export const addClientUploadTexts = (): void => addTexts('client-upload', texts);
export { texts as clientUploadTexts };
