import type texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    modelation: typeof texts;
  }
}

/** The remote's Czech texts; its build puts them into its first file. */
export const translations = async () => ({
  namespace: 'modelation',
  resources: (await import('./cs.json')).default,
});
