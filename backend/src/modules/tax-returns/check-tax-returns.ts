import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import { errorCode } from '@advisor/contracts/errors';
import { checkTaxReturn, type TaxReturnFinding } from '@advisor/lending/affordability/tax-return';
import type { TaxForm } from '../../domain/assessment/tax-return/read-tax-returns';
import { Failure } from '../../platform/failure';

const crowns = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });

function textOf(finding: TaxReturnFinding): string {
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
    case 'lumpSum':
      return `Řádek 102: paušál ${finding.rate} % z řádku 101 je ${crowns.format(finding.expected)} Kč.`;
  }
}

interface Wrong {
  field: string;
  message: string;
}

function wrongIn(taxReturn: TaxReturn, forms: readonly TaxForm[]): Wrong[] {
  const form = forms.find(({ id }) => id === taxReturn.versionId);
  if (form === undefined) return [{ field: 'versionId', message: 'Neznámá verze přiznání.' }];
  if (!form.validFrom.startsWith(String(taxReturn.year))) {
    return [{ field: 'year', message: `${form.name} není přiznání za rok ${taxReturn.year}.` }];
  }
  const wrong = checkTaxReturn(taxReturn, form.form).map((finding) => ({
    field: `rows.${finding.row}`,
    message: textOf(finding),
  }));
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
