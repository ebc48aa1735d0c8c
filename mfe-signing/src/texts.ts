import type texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    signing: typeof texts;
  }
}

/** The remote's Czech texts; they load beside its first page. */
export const translations = async () => ({
  namespace: 'signing',
  resources: (await import('./cs.json')).default,
});
