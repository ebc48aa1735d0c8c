import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { calculateTaxForm } from '@advisor/lending/affordability/tax-form';
import { rowsOfMethod } from '@advisor/lending/affordability/tax-return';
import { Money } from '@advisor/ui/components/Money';
import { Section } from '@advisor/ui/components/Section';
import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormPart, formParts, rowsOfPart } from './form-rows';
import {
  type ReturnValues,
  rowField,
  severalRates,
  type TaxFormVersion,
  type TaxReturnValues,
  toFiled,
} from './tax-return.schema';

export interface ShownReturn {
  values: ReturnValues;
  version: TaxFormVersion;
}

interface FormRowsProps {
  control: Control<TaxReturnValues, unknown, TaxReturnValues>;
  returns: readonly ShownReturn[];
  disabled: boolean;
}

/** The rows of the form, by its parts; each year has a column. */
export function FormRows({ control, returns, disabled }: FormRowsProps) {
  const { t } = useTranslation('case-household');
  const versions = returns.map(({ version }) => version);
  const amounts = returns.map(({ values, version }) =>
    calculateTaxForm(
      rowsOfMethod(version, values.expenseMethod),
      toFiled(values, version).rows,
      version.rules,
    ),
  );
  const isFiled = returns.some(({ values }) => values.expenseMethod !== 'flatTax');
  const parts: readonly FormPart[] = isFiled ? formParts : ['business'];
  return parts.map((part) => (
    <Section key={part} title={t(`taxReturn.part.${part}`)}>
      <table className="tax-return__rows">
        <thead>
          <tr>
            <th scope="col">{t('taxReturn.row')}</th>
            <th scope="col">{t('taxReturn.rowName')}</th>
            {versions.map(({ versionId, name }) => (
              <th key={versionId} scope="col" className="tax-return__amount">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOfPart(versions, part).map(({ row, name }) => (
            <tr key={`${row} ${name}`}>
              <td>{row}</td>
              <th scope="row">{name}</th>
              {returns.map(({ values, version }, index) => (
                <td key={version.versionId} className="tax-return__amount" data-form={version.name}>
                  <Cell
                    control={control}
                    index={index}
                    kind={kindOf(row, name, values, version)}
                    row={row}
                    label={t('taxReturn.cell', { row, name, form: version.name })}
                    amount={amounts[index]?.[row] ?? 0}
                    disabled={disabled}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  ));
}

/** Whether a row of a return is filled in, follows from others, or is not there. */
function kindOf(row: string, name: string, values: ReturnValues, version: TaxFormVersion) {
  const asked = rowsOfMethod(version, values.expenseMethod);
  const known = asked.find((one) => one.row === row && one.name === name);
  if (known === undefined) return 'absent';
  const isLumpSum = values.expenseMethod === 'lumpSum' && values.expenseRate !== severalRates;
  if (known.formula || (row === '102' && isLumpSum)) return 'calculated';
  return known.isRequired ? 'required' : 'filled';
}

interface CellProps extends Pick<FormRowsProps, 'control' | 'disabled'> {
  kind: ReturnType<typeof kindOf>;
  index: number;
  row: string;
  label: string;
  amount: number;
}

/** Alone on purpose: a key writes into one of a hundred cells. */
const Cell = memo(
  ({ control, index, kind, row, label, amount, disabled }: CellProps) => {
    if (kind === 'absent') return <span aria-hidden>–</span>;
    if (kind === 'calculated') {
      return (
        <output className="tax-return__calculated" aria-label={label}>
          <Money value={amount} />
        </output>
      );
    }
    return (
      <MoneyField
        control={control}
        name={`taxReturns.${index}.rows.${rowField(row)}`}
        label={label}
        required={kind === 'required'}
        disabled={disabled}
      />
    );
  },
  (before, after) =>
    before.kind === after.kind &&
    before.index === after.index &&
    before.label === after.label &&
    before.disabled === after.disabled &&
    (after.kind !== 'calculated' || before.amount === after.amount),
);
