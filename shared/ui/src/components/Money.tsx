import { formatMoney } from '@advisor/i18n/format';

interface MoneyProps {
  /** In `currency`; null and undefined show a dash. */
  value: number | null | undefined;
  /** ISO 4217, CZK by default. */
  currency?: string;
  /** Decimal places, 0 to 2; by default 2 only when the amount has a fraction. */
  decimals?: number;
}

/** An amount with its unit: right-aligned in its cell, tabular digits, never wrapped. */
export function Money({ value, currency, decimals }: MoneyProps) {
  return (
    <span className="adv-money">
      {value === null || value === undefined ? '–' : formatMoney(value, { currency, decimals })}
    </span>
  );
}
