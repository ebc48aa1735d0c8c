/*
 * Durations as Czech bankers say them, in whole years and months. Spaces do not break within a part.
 */

const nbsp = '\u00A0';

/** Of whole numbers: 1, 2 to 4, others. */
const counted = (count: number, [one, few, other]: readonly [string, string, string]): string =>
  `${count}${nbsp}${count === 1 ? one : count >= 2 && count <= 4 ? few : other}`;

function joined(
  months: number,
  ofYears: readonly [string, string, string],
  ofMonths: readonly [string, string, string],
): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, ofMonths);
  return rest === 0
    ? counted(years, ofYears)
    : `${counted(years, ofYears)} a${nbsp}${counted(rest, ofMonths)}`;
}

/**
 * `30 let`, `2 roky a 6 měsíců`, `7 měsíců`.
 * @param months whole
 */
export const czechDuration = (months: number): string =>
  joined(months, ['rok', 'roky', 'let'], ['měsíc', 'měsíce', 'měsíců']);

/**
 * The genitive, after „od“ and „do“: `30 let`, `2 let a 6 měsíců`, `1 měsíce`.
 * @param months whole
 */
export const czechDurationGenitive = (months: number): string =>
  joined(months, ['roku', 'let', 'let'], ['měsíce', 'měsíců', 'měsíců']);
