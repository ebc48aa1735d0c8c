import { formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import type { InstalmentStep } from '@advisor/lending/repayment/loan-projection';

/** How an instalment is counted, with its numbers in their places. */
export function AnnuityFormula({
  step: { amount, ratePercent, months },
}: {
  step: InstalmentStep;
}) {
  const [owed, count] = [formatMoney(amount), formatNumber(months)];
  if (ratePercent === 0) return <p className="calculator-formula">{`${owed} ÷ ${count}`}</p>;
  const monthly = `${formatPercent(ratePercent)} ÷ 12`;
  return (
    <p className="calculator-formula">
      {`${owed} × (${monthly}) ÷ (1 − (1 + ${monthly})`}
      <sup>{`−${count}`}</sup>)
    </p>
  );
}
