import type { BankSettings } from '../../platform/settings/bank-settings';

const remainderTen = {
  accept: 'přijmout (accept)',
  warn: 'upozornit (warn)',
  refuse: 'odmítnout (refuse)',
} as const;

/** What the bank decides of looking for clients. */
export const customerSettings: BankSettings = {
  title: 'Klienti',
  variables: [
    {
      variable: 'CLIENT_SEARCHES_PER_HOUR',
      name: 'Hledání v registru klientů za hodinu',
      works: 'Hledání a otevření klienta, u každého uživatele',
      value: ({ clientSearchesPerHour }) => clientSearchesPerHour,
    },
    {
      variable: 'BIRTH_NUMBER_REMAINDER_TEN',
      name: 'Rodné číslo po roce 1985 se zbytkem 10',
      works: 'Zadání rodného čísla',
      value: ({ birthNumberRemainderTen }) => remainderTen[birthNumberRemainderTen],
    },
  ],
};
