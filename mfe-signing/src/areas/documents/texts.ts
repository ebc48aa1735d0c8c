import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'signing-documents': typeof texts;
  }
}

addTexts('signing-documents', texts);
