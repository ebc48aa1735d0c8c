import { currencyRates } from '@advisor/lending/affordability/foreign-currencies';
import {
  maxConfirmationAgeDays,
  maxMonthlyIncome,
} from '@advisor/lending/affordability/income-rules';
import type { BankSettings } from '../../platform/settings/bank-settings';

const rules = 'shared/lending/src/affordability/income-rules.ts';
const works = 'Příjmy žadatele';

/** What the bank takes for an income. */
export const incomeSettings: BankSettings = {
  title: 'Příjmy',
  built: [
    {
      at: `${rules}#maxConfirmationAgeDays`,
      name: 'Nejstarší potvrzení o příjmu',
      works,
      unit: 'days',
      value: maxConfirmationAgeDays,
    },
    {
      at: `${rules}#maxMonthlyIncome`,
      name: 'Nejvyšší měsíční příjem',
      works,
      unit: 'crowns',
      value: maxMonthlyIncome,
    },
    {
      at: 'shared/lending/src/affordability/foreign-currencies.ts#currencyRates',
      name: 'Meze kurzů cizích měn',
      works,
      value: Object.entries(currencyRates).map(
        ([currency, { least, most }]) => `${currency} ${least}–${most} Kč`,
      ),
    },
  ],
};
