import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'refinancing-refixation': typeof texts;
  }
}

addTexts('refinancing-refixation', texts);
