import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    'admin-change-case-owner': typeof texts;
  }
}

addTexts('admin-change-case-owner', texts);
