import type { BankSettings } from '../../platform/settings/bank-settings';

/** Where contracts of building savings are run. */
export const savingsSystemSettings: BankSettings = {
  title: 'Stavební spoření',
  variables: [
    {
      variable: 'SAVINGS_SYSTEM_ADDRESS',
      name: 'Adresa systému stavební spořitelny',
      works: 'Otevření smlouvy z případu stavebního spoření',
      value: ({ savingsSystemAddress }) => savingsSystemAddress,
    },
  ],
};
