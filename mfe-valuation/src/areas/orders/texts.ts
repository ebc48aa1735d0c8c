import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'valuation-orders': typeof texts;
  }
}

addTexts('valuation-orders', texts);
