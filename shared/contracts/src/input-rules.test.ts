import type { z } from 'zod';
import { bannerInputSchema } from './admin/banners';
import {
  amountSchema,
  dateSchema,
  fileNameSchema,
  instantSchema,
  nameSchema,
  pathIdSchema,
  textSchema,
} from './fields';
import { codebookEndpoints } from './codebooks/endpoints';
import { caseDocumentEndpoints } from './documents/case-documents';
import { simulationEndpoints } from './refinancing/simulation';
import { signatureServiceEndpoints } from './signature-service/endpoints';
import { incomeInputSchema } from './income/schemas';
import { salesArrangementParametersSchema } from './sales-arrangement/parameters';

const salary = {
  incomeTypeId: 1,
  employer: { name: 'Strojírny Kladno a. s.', companyId: '45244782', countryId: 16 },
  contractTypeId: 1,
  netMonthlyIncome: 41_500,
  employedSince: '2019-03-01',
  isInTrialPeriod: false,
  isInNoticePeriod: false,
  isAbroad: false,
};
const banner = {
  title: 'Odstávka',
  severity: 'warning',
  visibleFrom: '2026-11-21T18:00:00Z',
  visibleTo: '2026-11-21T20:00:00Z',
};
const refixation = simulationEndpoints.simulateRefixation.body;
const bankingDays = codebookEndpoints.bankingDays.body;
const delegate = signatureServiceEndpoints.delegate.body;
const setStatus = caseDocumentEndpoints.setStatus.params;
const discount = (interestRateDiscount: number) => ({
  fixedRatePeriod: 60,
  interestRateDiscount,
  interestRateValidFrom: '2026-12-01',
});

const cases: readonly [name: string, schema: z.ZodType, input: unknown, wrongField?: string][] = [
  ['the name Žofie Anna', nameSchema, 'Žofie Anna'],
  ["the name O'Neill", nameSchema, "O'Neill"],
  ['the name Müller-Lüdenscheidt', nameSchema, 'Müller-Lüdenscheidt'],
  ['the name J. R.', nameSchema, 'J. R.'],
  ['the name Nguyễn', nameSchema, 'Nguyễn'],
  ['a name that papers have no letters for', nameSchema, '李', ''],
  ['the name Олександр', nameSchema, 'Олександр'],
  ['markup for a name', nameSchema, '<img src=x onerror=alert(1)>', ''],
  ['a formula for a name', nameSchema, '=cmd|calc', ''],
  ['markup that nobody sees in a name', nameSchema, '<\u202Eb>', ''],
  ['a control character in a name', nameSchema, 'Jan\u0001', ''],
  ['an empty name', nameSchema, ' ', ''],
  ['a file name', fileNameSchema, 'Smlouva o úvěru – žluťoučký kůň (2).pdf'],
  ['a file name of 64 characters', fileNameSchema, `${'a'.repeat(60)}.pdf`],
  ['a file name of 65 characters', fileNameSchema, `${'a'.repeat(61)}.pdf`, ''],
  ['a file name with a NUL', fileNameSchema, 'a\0b.pdf', ''],
  ['a file name with half a character', fileNameSchema, 'a\uD800.pdf', ''],
  ['a file name that turns the direction of text', fileNameSchema, 'a\u202Efdp.exe', ''],
  ['a file name that isolates it', fileNameSchema, 'a\u2066fdp.exe', ''],
  ['a file name with a path', fileNameSchema, '../a.pdf', ''],
  ['a file name with a path of Windows', fileNameSchema, 'C:\\a.pdf', ''],
  ['the folder above for a file name', fileNameSchema, '..', ''],
  ['markup for a file name', fileNameSchema, '<img>.pdf', ''],
  ['a text that nobody sees', textSchema(10), '\u200B', ''],
  ['a text of a sign', textSchema(10), '😀'],
  ['an id in a path', pathIdSchema, '2147483647'],
  ['a date of year 0', dateSchema, '0000-01-01', ''],
  ['a date before 1800', dateSchema, '1799-12-31', ''],
  ['the first date', dateSchema, '1800-01-01'],
  ['the last date', dateSchema, '2200-12-31'],
  ['a date after it', dateSchema, '2201-01-01', ''],
  ['the last date of four digits', dateSchema, '9999-12-31', ''],
  ['a 29 February of a year without it', dateSchema, '2100-02-29', ''],
  ['the last instant', instantSchema, '2200-12-31T23:59:59Z'],
  ['an instant after it', instantSchema, '2201-01-01T00:00:00Z', ''],
  ['an instant of year 0', instantSchema, '0000-01-01T00:00:00+02:00', ''],
  ['an id above 32 bits', pathIdSchema, '2147483648', ''],
  ['an id of zero', pathIdSchema, '0', ''],
  ['a negative id', pathIdSchema, '-1', ''],
  ['an id in hexadecimal', pathIdSchema, '0x10', ''],
  ['an id with an exponent', pathIdSchema, '1e3', ''],
  ['an id with a space', pathIdSchema, ' 1', ''],
  ['an empty id', pathIdSchema, '', ''],
  ['an amount in haléře', amountSchema, 0.01],
  ['the largest amount', amountSchema, 999_999_999_999],
  ['a large amount in haléře', amountSchema, 999_999_999_998.99],
  ['a sum of doubles', amountSchema, 0.1 + 0.2],
  ['a tenth of a haléř', amountSchema, 0.001, ''],
  ['a large amount in tenths of a haléř', amountSchema, 3_000_000.001, ''],
  ['a negative amount', amountSchema, -0.01, ''],
  ['an amount of a trillion', amountSchema, 1_000_000_000_000, ''],
  ['a salary', incomeInputSchema, salary],
  ['a negative salary', incomeInputSchema, { ...salary, netMonthlyIncome: -1 }, 'netMonthlyIncome'],
  [
    'a job description of 50 characters',
    incomeInputSchema,
    { ...salary, jobDescription: 'x'.repeat(50) },
  ],
  [
    'a longer job description',
    incomeInputSchema,
    { ...salary, jobDescription: 'x'.repeat(51) },
    'jobDescription',
  ],
  ['an unknown kind of income', incomeInputSchema, { ...salary, incomeTypeId: 5 }, 'incomeTypeId'],
  ['a banner', bannerInputSchema, banner],
  [
    'a banner that ends before it starts',
    bannerInputSchema,
    { ...banner, visibleTo: '2026-11-21T18:00:00+01:00' },
    'visibleTo',
  ],
  ['a banner without a heading', bannerInputSchema, { ...banner, title: ' ' }, 'title'],
  [
    'a banner of 10,000 characters',
    bannerInputSchema,
    { ...banner, description: 'x'.repeat(10_000) },
    'description',
  ],
  ['a banner of success', bannerInputSchema, { ...banner, severity: 'success' }, 'severity'],
  ['a discount in steps of 0.1', refixation, discount(0.3)],
  ['a discount of half a step', refixation, discount(0.35), 'interestRateDiscount'],
  ['a year of days', bankingDays, { dateFrom: '2026-01-01', dateTo: '2026-12-31' }],
  ['two years of days', bankingDays, { dateFrom: '2026-01-01', dateTo: '2027-12-31' }, 'dateTo'],
  [
    'the last days of four digits',
    bankingDays,
    { dateFrom: '9999-12-31', dateTo: '9999-12-31' },
    'dateTo',
  ],
  ['days backwards', bankingDays, { dateFrom: '2026-01-02', dateTo: '2026-01-01' }, 'dateTo'],
  ['a drawing deadline moved by 36 months', salesArrangementParametersSchema, change(36)],
  [
    'a drawing deadline moved by 37 months',
    salesArrangementParametersSchema,
    change(37),
    'drawingExtension',
  ],
  ['delegation of digital signing', delegate, { Process: 'MSC' }],
  ['delegation of biometric signing', delegate, { Process: 'STANDARD' }, 'Process'],
  ['a signing status in a path', setStatus, { documentId: '7', statusId: '2' }],
  ['an unknown signing status', setStatus, { documentId: '7', statusId: '3' }, 'statusId'],
];

function change(drawingExtension: number) {
  return { salesArrangementTypeId: 7, drawingExtension };
}

it.each(cases.filter(([, , , wrongField]) => wrongField === undefined))(
  'takes %s',
  (_name, schema, input) => {
    expect(schema.safeParse(input).error).toBeUndefined();
  },
);

it.each(cases.filter(([, , , wrongField]) => wrongField !== undefined))(
  'refuses %s',
  (_name, schema, input, wrongField) => {
    const issues = schema.safeParse(input).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toContain(wrongField);
  },
);

it('takes every step of a discount, whatever its binary fraction', () => {
  const steps = Array.from({ length: 101 }, (_, index) => index / 10);
  expect(steps.filter((step) => !refixation.safeParse(discount(step)).success)).toEqual([]);
});

it('keeps a name as it is written, without what nobody sees', () => {
  expect(nameSchema.parse(' Jan\u202Ekávon\u2011Malá  Z\u030Ca\u0301k ')).toBe('Jankávon-Malá Žák');
  expect(textSchema(20).parse('od\u00A0–\u200B do')).toBe('od – do');
});
