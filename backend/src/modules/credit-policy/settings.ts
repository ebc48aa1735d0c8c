import type { IncomeKind, LivingMinimumTable } from '@advisor/lending/affordability/credit-policy';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { czechDay } from '../../platform/czech-format';
import type { BankSettings, StoredField } from '../../platform/settings/bank-settings';

const incomes: Readonly<Record<IncomeKind, string>> = {
  salary: 'mzda',
  enterprise: 'podnikání',
  rent: 'nájem',
  diets: 'diety',
  maternity: 'mateřská',
  parental: 'rodičovský příspěvek',
  alimony: 'výživné',
  pension: 'důchod',
  foreign: 'příjem v cizí měně',
  other: 'ostatní příjmy',
};

const incomeFields: readonly StoredField[] = [
  {
    field: 'incomes.acceptedPercent',
    name: 'Započítaná část příjmu',
    unit: 'percent',
    valuesOf: (accepted: Readonly<Record<IncomeKind, number>>) =>
      Object.entries(accepted).map(([kind, value]) => ({ of: incomes[kind as IncomeKind], value })),
  },
  {
    field: 'incomes.supplementaryKinds',
    name: 'Doplňkové příjmy',
    valuesOf: (kinds: readonly IncomeKind[]) => [{ value: kinds.map((kind) => incomes[kind]) }],
  },
  {
    field: 'incomes.supplementaryMaxPercent',
    name: 'Nejvyšší podíl doplňkových příjmů',
    unit: 'percent',
  },
  { field: 'incomes.countsInProbation', name: 'Příjem ve zkušební době se počítá' },
  { field: 'incomes.countsInNotice', name: 'Příjem ve výpovědní době se počítá' },
  {
    field: 'incomes.shortestContractMonths',
    name: 'Nejkratší první smlouva na dobu určitou',
    unit: 'months',
  },
  {
    field: 'obligations.revolvingPercent',
    name: 'Splátka z limitu karty a kontokorentu',
    unit: 'percent',
  },
  { field: 'obligations.countsWholeLimit', name: 'Do DTI se počítá celý limit' },
];

const expenseFields: readonly StoredField[] = [
  {
    field: 'livingMinimum.tables',
    name: 'Životní minimum',
    unit: 'crowns',
    valuesOf: (tables: readonly LivingMinimumTable[]) =>
      tables.flatMap(({ validFrom, single, firstAdult, furtherAdult, children }) => {
        const from = `od ${czechDay(validFrom)}`;
        return [
          { of: `jednotlivec ${from}`, value: single },
          { of: `první dospělý ${from}`, value: firstAdult },
          { of: `další dospělý ${from}`, value: furtherAdult },
          ...children.map(({ underAge, amount }) => ({
            of: `dítě do ${underAge} let ${from}`,
            value: amount,
          })),
        ];
      }),
  },
  { field: 'livingMinimum.coefficient', name: 'Násobek životního minima', unit: 'times' },
  { field: 'housingMinimum', name: 'Nejnižší náklady na bydlení', unit: 'crowns' },
  { field: 'reserve', name: 'Rezerva domácnosti', unit: 'crowns' },
];

const limitFields: readonly StoredField[] = [
  { field: 'limits.ltv', name: 'Limit LTV', unit: 'percent' },
  { field: 'limits.dti', name: 'Limit DTI', unit: 'times' },
  { field: 'limits.dsti', name: 'Limit DSTI', unit: 'percent' },
  { field: 'youngLimits.ltv', name: 'Limit LTV pro mladé', unit: 'percent' },
  { field: 'youngLimits.dti', name: 'Limit DTI pro mladé', unit: 'times' },
  { field: 'youngLimits.dsti', name: 'Limit DSTI pro mladé', unit: 'percent' },
  { field: 'youngUnderAge', name: 'Mladý je mladší než', unit: 'years' },
  { field: 'stressPoints', name: 'Přirážka sazby při zátěži', unit: 'points' },
  { field: 'loanStep', name: 'Zaokrouhlení nejvyššího úvěru', unit: 'crowns' },
  { field: 'assessmentValidDays', name: 'Platnost skóringu', unit: 'days' },
];

const taxReturnFields: readonly StoredField[] = [
  { field: 'taxReturns.expensePercent', name: 'Výdaje z obratu podnikatele', unit: 'percent' },
  {
    field: 'taxReturns.expensePercentByNace',
    name: 'Výdaje z obratu podle NACE',
    unit: 'percent',
    valuesOf: (percents: Readonly<Record<string, number>>) =>
      Object.entries(percents).map(([nace, value]) => ({ of: `NACE ${nace}`, value })),
  },
  {
    field: 'taxReturns.fallToLower',
    name: 'Pokles, od kterého platí nižší z obou let',
    unit: 'percent',
  },
  { field: 'taxReturns.shortestBusinessMonths', name: 'Nejkratší podnikání', unit: 'months' },
];

/** What the bank decides of creditworthiness. */
export const creditPolicySettings: BankSettings = {
  title: 'Úvěruschopnost',
  stored: [
    {
      table: 'credit_policies',
      works: 'Skóring, příjmy a výdaje domácností, modelace',
      read: async ({ db }, today) => {
        const { policy, validFrom } = await creditPolicyOn(db, today);
        return [{ since: validFrom, row: policy }];
      },
      fields: [...incomeFields, ...expenseFields, ...limitFields, ...taxReturnFields],
    },
  ],
};
