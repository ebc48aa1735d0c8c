import type texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    modelation: typeof texts;
  }
}

/** The remote's Czech texts; they load beside its first page. */
export const translations = async () => ({
  namespace: 'modelation',
  resources: (await import('./cs.json')).default,
});
