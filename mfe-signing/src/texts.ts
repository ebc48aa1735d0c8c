import type texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    signing: typeof texts;
  }
}

/** The remote's Czech texts; its build puts them into its first file. */
export const translations = async () => ({
  namespace: 'signing',
  resources: (await import('./cs.json')).default,
});
