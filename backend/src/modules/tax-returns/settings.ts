import { readTaxForms } from '../../domain/assessment/tax-return/read-tax-returns';
import type { BankSettings } from '../../platform/settings/bank-settings';

const sizeOf = (value: object) => [{ value: Object.keys(value).length }];

/** Forms of the tax return: law sets their amounts, the bank has them from when they are published. */
export const taxReturnSettings: BankSettings = {
  title: 'Daňová přiznání',
  stored: [
    {
      table: 'tax_form_versions',
      works: 'Příjmy z daňového přiznání',
      // The latest one is asked for first.
      read: async ({ db }) => {
        const [latest] = (await readTaxForms(db)).toSorted((one, other) =>
          other.validFrom.localeCompare(one.validFrom),
        );
        return latest === undefined
          ? []
          : [{ since: latest.validFrom, row: { name: latest.name, ...latest.form } }];
      },
      fields: [
        { field: 'name', name: 'Nejnovější přiznání' },
        { field: 'rows', name: 'Řádků přiznání', valuesOf: sizeOf },
        { field: 'rules', name: 'Pravidel daně a pojistného', valuesOf: sizeOf },
        { field: 'naceNames', name: 'Oborů podnikání', valuesOf: sizeOf },
      ],
    },
  ],
};
