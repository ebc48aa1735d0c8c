import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import { errorCode } from '@advisor/contracts/errors';
import { flatRateExpenses } from '@advisor/lending/income-tax';
import { checkTaxForm, type TaxFormFinding } from '@advisor/lending/tax-form';
import type { TaxForm } from '../../domain/assessment/tax-return/read-tax-returns';
import { Failure } from '../../platform/failure';

const crowns = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });

function textOf(finding: TaxFormFinding): string {
  const { row } = finding;
  switch (finding.code) {
    case 'missing':
      return `Vyplňte řádek ${row}.`;
    case 'unknownRow':
      return `Řádek ${row} formulář tohoto roku nemá.`;
    case 'differs':
      return `Řádek ${row}: podle řádků ${finding.rows.join(', ')} vychází ${crowns.format(finding.expected)} Kč.`;
    case 'aboveRow':
      return `Řádek ${row} může být nejvýše ${crowns.format(finding.limit)} Kč podle řádku ${finding.limitRow}.`;
  }
}

interface Wrong {
  field: string;
  message: string;
}

function wrongRows({ rows, expenseMethod, expenseRate }: TaxReturn, { form }: TaxForm): Wrong[] {
  // Who paid the flat tax filed no return, only the turnover is known.
  const asked =
    expenseMethod === 'flatTax' ? form.rows.filter(({ row }) => row === '101') : form.rows;
  const wrong = checkTaxForm(asked, rows, form.rules).map((finding) => ({
    field: `rows.${finding.row}`,
    message: textOf(finding),
  }));
  const [income, expenses] = [rows['101'] ?? 0, rows['102'] ?? 0];
  if (expenseMethod !== 'lumpSum' || expenseRate === undefined || income < 0) return wrong;
  const expected = flatRateExpenses([{ income, expenseRate }], form.rules.highestExpenses);
  if (Math.abs(expected - expenses) < 1) return wrong;
  const message = `Řádek 102: paušál ${expenseRate} % z řádku 101 je ${crowns.format(expected)} Kč.`;
  return [...wrong, { field: 'rows.102', message }];
}

function wrongIn(taxReturn: TaxReturn, forms: readonly TaxForm[]): Wrong[] {
  const form = forms.find(({ id }) => id === taxReturn.versionId);
  if (form === undefined) return [{ field: 'versionId', message: 'Neznámá verze přiznání.' }];
  if (!form.validFrom.startsWith(String(taxReturn.year))) {
    return [{ field: 'year', message: `${form.name} není přiznání za rok ${taxReturn.year}.` }];
  }
  const wrong = wrongRows(taxReturn, form);
  if (taxReturn.expenseMethod !== 'flatTax' || taxReturn.insurancePaid !== undefined) return wrong;
  return [...wrong, { field: 'insurancePaid', message: 'Vyplňte zaplacenou paušální daň.' }];
}

/** @throws Failure 400 with a message for each field that is wrong */
export function checkTaxReturns(returns: readonly TaxReturn[], forms: readonly TaxForm[]): void {
  const messages = returns.flatMap((taxReturn, index) => {
    const isTwice = returns.findIndex(({ year }) => year === taxReturn.year) < index;
    const wrong = isTwice
      ? [{ field: 'year', message: `Přiznání za rok ${taxReturn.year} je zadané dvakrát.` }]
      : wrongIn(taxReturn, forms);
    return wrong.map(({ field, message }) => ({
      severity: 1 as const,
      message,
      errorCode: errorCode.invalidRequest,
      field: `taxReturns.${index}.${field}`,
    }));
  });
  if (messages.length > 0) throw new Failure(400, messages);
}
