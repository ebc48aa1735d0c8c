import hostTexts from './cs.json' with { type: 'json' };

declare module '@advisor/i18n/instance' {
  interface AppResources {
    host: typeof hostTexts;
  }
}

export { hostTexts };
