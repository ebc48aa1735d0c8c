import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'valuation-results': typeof texts;
  }
}

addTexts('valuation-results', texts);
