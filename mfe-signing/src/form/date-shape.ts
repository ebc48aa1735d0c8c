import { parseCzechDate } from '@advisor/forms/czech-date';

/** `21.11. 2026` from `YYYY-MM-DD`. */
export const formatMaskedDate = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `${day}.${month}. ${year}`;
};

const wholeYear = /\d{4}\D*$|^\s*\d{4}-/;

/**
 * The mask `##.##. ####` of what is typed or pasted. A part that is ended by a dot, a slash or a
 * space gets its zero; a whole date in any usual form is taken as it is.
 */
export function dateMask(text: string): string {
  const whole = wholeYear.test(text) ? parseCzechDate(text) : undefined;
  if (whole) return formatMaskedDate(whole);
  const parts = text
    .replace(/[^\d./\s-]/g, '')
    .replace(/^(\d)[^\d]+/, '0$1.')
    .replace(/^(\d\d)[^\d]*(\d)[^\d]+/, '$1.0$2. ');
  const digits = parts.replace(/\D/g, '').slice(0, 8);
  const day = digits.slice(0, 2);
  const month = digits.slice(2, 4);
  if (digits.length < 2) return day;
  if (digits.length < 4) return `${day}.${month}`;
  return `${day}.${month}. ${digits.slice(4)}`;
}
