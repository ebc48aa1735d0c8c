import type { CallResponse } from '@advisor/api-client/call';
import type { customerCalls } from '@advisor/contracts/customer/calls';
import { type TaxReturn, taxReturnSchema } from '@advisor/contracts/customer/tax-return';
import { amountSchema, moneySchema } from '@advisor/contracts/fields';
import { message } from '@advisor/forms/validation-message';
import {
  checkTaxReturn,
  type FiledTaxReturn,
  lumpSumExpenses,
  rowsOfMethod,
  type TaxReturnFinding,
} from '@advisor/lending/affordability/tax-return';
import { z } from 'zod';

export type TaxFormVersion = CallResponse<typeof customerCalls.taxReturnVersions>[number];

/** A number of a row would make a list of a record; names of fields begin with a letter. */
export const rowField = (row: string): string => `r${row}`;

/** Activities have several rates, so that expenses are filled in. */
export const severalRates = 0;

const maximum = 999_999_999_999;

const returnSchema = z.object({
  versionId: z.number(),
  expenseMethod: z.enum(['lumpSum', 'evidence', 'flatTax']),
  expenseRate: z.literal([80, 60, 40, 30, severalRates]),
  activity: z.enum(['main', 'secondary']),
  naceCode: z.string().nullable(),
  monthsInBusiness: taxReturnSchema.shape.monthsInBusiness,
  insurancePaid: amountSchema.nullable(),
  oneOffIncome: amountSchema.nullable(),
  rows: z.record(z.string(), moneySchema.min(-maximum).max(maximum).nullable()),
});

export type ReturnValues = z.infer<typeof returnSchema>;

export interface TaxReturnValues {
  taxReturns: ReturnValues[];
}

type Versions = readonly TaxFormVersion[];

export const versionOf = (versions: Versions, versionId: number): TaxFormVersion | undefined =>
  versions.find((one) => one.versionId === versionId);

/** A row that follows from others is shown and not filled in. */
const rowsToFill = ({ rows }: TaxFormVersion) => rows.filter(({ formula }) => !formula);

function messageOf(finding: TaxReturnFinding): string {
  switch (finding.code) {
    case 'missing':
      return 'common:validation.required';
    case 'aboveRow':
      return message('case-household:taxReturn.problem.aboveRow', {
        row: finding.limitRow,
        limit: finding.limit,
      });
    case 'unknownRow':
      return 'case-household:taxReturn.problem.unknownRow';
    default:
      return message('case-household:taxReturn.problem.expected', { expected: finding.expected });
  }
}

/** Returns as typed, whose rows have to agree. */
export const taxReturnsSchema = (versions: Versions) =>
  z.object({ taxReturns: z.array(returnSchema) }).superRefine(({ taxReturns }, context) => {
    for (const [index, values] of taxReturns.entries()) {
      const version = versionOf(versions, values.versionId);
      if (version === undefined) continue;
      const refuse = (field: string[], text: string) =>
        context.addIssue({
          code: 'custom',
          path: ['taxReturns', index, ...field],
          message: text,
        });
      for (const finding of checkTaxReturn(toFiled(values, version), version))
        refuse(['rows', rowField(finding.row)], messageOf(finding));
      if ((values.rows[rowField('101')] ?? 0) < 0)
        refuse(['rows', rowField('101')], 'common:validation.notNegative');
      if (values.expenseMethod === 'flatTax' && values.insurancePaid === null)
        refuse(['insurancePaid'], 'common:validation.required');
    }
  });

/** A return that nobody has filled in. */
export const emptyReturn = (version: TaxFormVersion): ReturnValues => ({
  versionId: version.versionId,
  expenseMethod: 'lumpSum',
  expenseRate: 60,
  activity: 'main',
  naceCode: null,
  monthsInBusiness: 12,
  insurancePaid: null,
  oneOffIncome: null,
  rows: Object.fromEntries(rowsToFill(version).map(({ row }) => [rowField(row), null])),
});

/** A return as it is kept; one of a version that is no more cannot be shown. */
const toReturnValues = (taxReturns: readonly TaxReturn[], versions: Versions) =>
  taxReturns.flatMap(({ rows, ...taxReturn }): ReturnValues[] => {
    const version = versionOf(versions, taxReturn.versionId);
    if (version === undefined) return [];
    return [
      {
        ...emptyReturn(version),
        expenseMethod: taxReturn.expenseMethod,
        expenseRate: taxReturn.expenseRate ?? severalRates,
        activity: taxReturn.activity ?? 'main',
        naceCode: taxReturn.naceCode ?? null,
        monthsInBusiness: taxReturn.monthsInBusiness,
        insurancePaid: taxReturn.insurancePaid ?? null,
        oneOffIncome: taxReturn.oneOffIncome ?? null,
        rows: Object.fromEntries(
          rowsToFill(version).map(({ row }) => [rowField(row), rows[row] ?? null]),
        ),
      },
    ];
  });

export const toState = (
  { version, taxReturns }: { version: number; taxReturns: readonly TaxReturn[] },
  versions: Versions,
) => ({ version, values: { taxReturns: toReturnValues(taxReturns, versions) } });

/** What stands in the form, as a return: rows that the method has, and the lump sum with its limit. */
export function toFiled(values: ReturnValues, version: TaxFormVersion) {
  const { expenseMethod, expenseRate } = values;
  const filled: Record<string, number> = {};
  for (const { row, formula } of rowsOfMethod(version, expenseMethod)) {
    const amount = values.rows[rowField(row)] ?? null;
    if (!formula && amount !== null) filled[row] = amount;
  }
  const optional = {
    ...(expenseMethod === 'lumpSum' && expenseRate !== severalRates && { expenseRate }),
    ...(values.activity === 'secondary' && { activity: values.activity }),
    ...(values.naceCode !== null && { naceCode: values.naceCode }),
    ...(values.insurancePaid !== null &&
      expenseMethod !== 'lumpSum' && { insurancePaid: values.insurancePaid }),
    ...(values.oneOffIncome !== null && { oneOffIncome: values.oneOffIncome }),
  };
  const filed = {
    versionId: version.versionId,
    year: Number(version.validFrom.slice(0, 4)),
    expenseMethod,
    monthsInBusiness: values.monthsInBusiness,
    rows: filled,
    ...optional,
  } satisfies FiledTaxReturn & TaxReturn;
  const expenses = lumpSumExpenses(filed, version.rules);
  return expenses === undefined ? filed : { ...filed, rows: { ...filled, '102': expenses } };
}
