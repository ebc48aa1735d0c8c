import { type IncomeTaxRules } from './income-tax';
import { type RowFormula, type RowTerm, type TaxFormRow } from './tax-form';

/*
 * Forms of the Czech income tax return (25 5405) that were published, with the amounts of their year.
 * Later ones are added to the versions that the bank keeps, without a release.
 */

export interface TaxFormVersion {
  readonly year: number;
  readonly rows: readonly TaxFormRow[];
  readonly rules: IncomeTaxRules;
}

const plus = (row: string): RowTerm => ({ row });
const minus = (row: string): RowTerm => ({ row, isSubtracted: true });
const sum = (...rows: string[]): RowFormula => ({ terms: rows.map(plus) });
const difference = (row: string, ...others: string[]): RowFormula => ({
  terms: [plus(row), ...others.map(minus)],
});
const entered = (row: string, name: string): TaxFormRow => ({ row, name, isRequired: false });
const required = (row: string, name: string): TaxFormRow => ({ row, name, isRequired: true });
const follows = (row: string, name: string, formula: RowFormula): TaxFormRow => ({
  ...entered(row, name),
  formula,
});

const business: readonly TaxFormRow[] = [
  required('101', 'Příjmy z podnikání podle § 7'),
  required('102', 'Výdaje související s příjmy podle § 7'),
  follows('104', 'Rozdíl příjmů a výdajů', difference('101', '102')),
  entered('105', 'Úpravy zvyšující výsledek hospodaření'),
  entered('106', 'Úpravy snižující výsledek hospodaření'),
  entered('107', 'Příjmy rozdělené na spolupracující osobu'),
  entered('108', 'Výdaje rozdělené na spolupracující osobu'),
  entered('109', 'Příjmy spolupracující osoby'),
  entered('110', 'Výdaje spolupracující osoby'),
  entered('112', 'Podíl společníka veřejné obchodní společnosti'),
  follows('113', 'Dílčí základ daně podle § 7', {
    terms: [...['104', '105', '108', '109', '112'].map(plus), ...['106', '107', '110'].map(minus)],
  }),
];

const rent: readonly TaxFormRow[] = [
  entered('201', 'Příjmy z nájmu podle § 9'),
  entered('202', 'Výdaje k příjmům z nájmu'),
  follows('203', 'Rozdíl příjmů a výdajů z nájmu', difference('201', '202')),
  entered('204', 'Úpravy zvyšující rozdíl z nájmu'),
  entered('205', 'Úpravy snižující rozdíl z nájmu'),
  follows('206', 'Dílčí základ daně podle § 9', {
    terms: [plus('203'), plus('204'), minus('205')],
  }),
];

const bases: readonly TaxFormRow[] = [
  entered('31', 'Příjmy ze závislé činnosti podle § 6'),
  entered('33', 'Daň zaplacená v zahraničí'),
  follows('34', 'Dílčí základ daně ze závislé činnosti', difference('31', '33')),
  follows('36', 'Dílčí základ daně podle § 6', sum('34')),
  follows('37', 'Dílčí základ daně z podnikání podle § 7', sum('113')),
  entered('38', 'Dílčí základ daně z kapitálu podle § 8'),
  follows('39', 'Dílčí základ daně z nájmu podle § 9', sum('206')),
  entered('40', 'Dílčí základ daně z ostatních příjmů podle § 10'),
  follows('41', 'Úhrn řádků 37 až 40', sum('37', '38', '39', '40')),
  follows('42', 'Základ daně', { terms: [plus('36'), { row: '41', isNotNegative: true }] }),
  { ...entered('44', 'Uplatňovaná ztráta minulých let'), atMostRow: '41' },
  follows('45', 'Základ daně po odečtení ztráty', difference('42', '44')),
];

const commonDeductions = [
  entered('46', 'Hodnota darů'),
  entered('47', 'Odečet úroků z úvěru na bydlení'),
  entered('48', 'Penzijní spoření a připojištění'),
  entered('49', 'Životní pojištění'),
];

const research = [
  entered('52', 'Výzkum a vývoj'),
  entered('53', 'Odborné vzdělávání a další nezdanitelné částky'),
];

const deductions: Readonly<Record<'2023' | '2024', readonly TaxFormRow[]>> = {
  '2023': [
    ...commonDeductions,
    entered('50', 'Odborové příspěvky'),
    entered('51', 'Úhrady za zkoušky'),
    ...research,
  ],
  '2024': [
    ...commonDeductions,
    entered('50', 'Dlouhodobý investiční produkt'),
    entered('51', 'Pojištění dlouhodobé péče'),
    ...research,
  ],
};

const commonCredits = [
  entered('62', 'Slevy podle § 35 odst. 1'),
  entered('62a', 'Sleva za zastavenou exekuci'),
  entered('63', 'Sleva podle § 35a nebo § 35b'),
  entered('64', 'Základní sleva na poplatníka'),
  entered('65a', 'Sleva na manželku nebo manžela'),
  entered('65b', 'Sleva na manželku nebo manžela s průkazem ZTP/P'),
  entered('66', 'Sleva na invaliditu prvního a druhého stupně'),
  entered('67', 'Sleva na invaliditu třetího stupně'),
  entered('68', 'Sleva na držitele průkazu ZTP/P'),
];

const credits: Readonly<Record<'2023' | '2024', readonly TaxFormRow[]>> = {
  '2023': [
    ...commonCredits,
    entered('69', 'Sleva na studenta'),
    entered('69a', 'Sleva za umístění dítěte'),
  ],
  '2024': commonCredits,
};

const numbers = (rows: readonly TaxFormRow[]) => rows.map(({ row }) => row);

const rowsOf = (form: '2023' | '2024'): TaxFormRow[] => [
  ...business,
  ...rent,
  ...bases,
  ...deductions[form],
  follows('54', 'Úhrn nezdanitelných částí a odečtů', sum(...numbers(deductions[form]))),
  follows('55', 'Základ daně snížený o odečty', { ...difference('45', '54'), isNotNegative: true }),
  follows('56', 'Základ daně zaokrouhlený na sta dolů', {
    ...sum('55'),
    rounding: 'downToHundred',
  }),
  follows('57', 'Daň podle § 16', { ...sum('56'), isTax: true }),
  follows('60', 'Daň zaokrouhlená na koruny nahoru', { ...sum('57'), rounding: 'upToCrown' }),
  ...credits[form],
  follows('70', 'Úhrn slev na dani', sum(...numbers(credits[form]))),
  follows('71', 'Daň po uplatnění slev', { ...difference('60', '70'), isNotNegative: true }),
  entered('72', 'Daňové zvýhodnění na děti'),
  { ...follows('73', 'Uplatněná sleva na děti', sum('72')), atMostRow: '71' },
  follows('74', 'Daň po uplatnění slevy na děti', difference('71', '73')),
];

const ofEveryYear = {
  percent: 15,
  higherPercent: 23,
  highestExpenses: { 80: 1_600_000, 60: 1_200_000, 40: 800_000, 30: 600_000 },
  childCredits: [15_204, 22_320, 27_840],
} as const;

const social = { ratePercent: 29.2 };
const health = { profitPercent: 50, ratePercent: 13.5 };

/**
 * Payment of the flat tax in a year, CZK, by its band. That of a year is published before the form of
 * the year is; in 2026 the first band pays 9 984 a month to June and 9 162 from July.
 */
export const flatTaxPayments = {
  2023: [74_496, 192_000, 312_000],
  2024: [89_976, 200_940, 325_668],
  2025: [104_592, 200_940, 325_668],
  2026: [6 * 9_984 + 6 * 9_162, 200_940, 325_668],
} as const;

export const taxFormVersions: readonly TaxFormVersion[] = [
  {
    year: 2023,
    rows: rowsOf('2023'),
    rules: {
      ...ofEveryYear,
      higherAbove: 1_935_552,
      social: {
        ...social,
        profitPercent: 50,
        minimumBase: 120_972,
        maximumBase: 1_935_552,
        secondaryFrom: 96_777,
      },
      health: { ...health, minimumBase: 241_944 },
      flatTaxPayments: flatTaxPayments[2023],
    },
  },
  {
    year: 2024,
    rows: rowsOf('2024'),
    rules: {
      ...ofEveryYear,
      higherAbove: 1_582_812,
      social: {
        ...social,
        profitPercent: 55,
        minimumBase: 158_292,
        maximumBase: 2_110_416,
        secondaryFrom: 105_520,
      },
      health: { ...health, minimumBase: 263_802 },
      flatTaxPayments: flatTaxPayments[2024],
    },
  },
  {
    year: 2025,
    rows: rowsOf('2024'),
    rules: {
      ...ofEveryYear,
      higherAbove: 1_676_052,
      social: {
        ...social,
        profitPercent: 55,
        minimumBase: 195_540,
        maximumBase: 2_234_736,
        secondaryFrom: 111_736,
      },
      health: { ...health, minimumBase: 279_342 },
      flatTaxPayments: flatTaxPayments[2025],
    },
  },
];
