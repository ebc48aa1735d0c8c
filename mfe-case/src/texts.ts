import type texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    case: typeof texts;
  }
}
