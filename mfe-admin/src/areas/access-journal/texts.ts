import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'admin-access-journal': typeof texts;
  }
}

addTexts('admin-access-journal', texts);
