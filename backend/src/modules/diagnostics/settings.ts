import type { BankSettings } from '../../platform/settings/bank-settings';
import { spanDays } from './summarize';

/** What is told of errors and speed, and to whom. */
export const diagnosticsSettings: BankSettings = {
  title: 'Chyby a rychlost prohlížečů',
  variables: [
    {
      variable: 'SENTRY_DSN',
      name: 'Klíč služby Sentry',
      works: 'Hlášení chyb z prohlížečů',
      isSecret: true,
      value: ({ product }) => product.sentryDsn,
    },
    {
      variable: 'SHOW_LOGGER',
      name: 'Zobrazit záznam volání',
      works: 'Stránka O uživateli',
      value: ({ product }) => product.showLogger,
    },
  ],
  built: [
    {
      at: 'backend/src/modules/diagnostics/summarize.ts#spanDays',
      name: 'Dny, za které se chyby a rychlost sčítají',
      works: 'Stav aplikace',
      unit: 'days',
      value: spanDays,
    },
  ],
};
