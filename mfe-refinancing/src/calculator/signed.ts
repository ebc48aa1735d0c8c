import { formatMoney } from '@advisor/i18n/format';

/** With a sign, the minus as high as the plus; a dash for nothing. @param value CZK */
export function signedMoney(value: number): string {
  const halere = Math.round(Math.abs(value) * 100);
  if (halere === 0) return '–';
  return `${value < 0 ? '−' : '+'}${formatMoney(halere / 100)}`;
}
