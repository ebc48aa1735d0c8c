import type { BankSettings } from '../../platform/settings/bank-settings';

/** How long what was changed about clients is known. */
export const householdSettings: BankSettings = {
  title: 'Domácnosti a osoby',
  variables: [
    {
      variable: 'CHANGE_HISTORY_DAYS',
      name: 'Uchování historie změn',
      works: 'Změny údajů o klientech a žádostech, oznámení a vlastníků případů',
      unit: 'days',
      value: ({ changeHistoryDays }) => changeHistoryDays,
    },
  ],
};
