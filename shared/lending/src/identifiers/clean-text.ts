/* What comes in by typing, pasting or a call, without what nobody sees: one cleaning for forms and server. */

/**
 * Text in one form of each letter (NFC), without marks that have no width, its spaces of one kind.
 * Lines stay.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Zs}\t]/gu, ' ');

/** Besides, any dash as the one of the keyboard: for numbers, identifiers and names. */
export const cleanLine = (text: string): string =>
  cleanText(text).replaceAll(/[\p{Pd}\u2212\uFE63\uFF0D]/gu, '-');

/** A name as it is kept: letters of full width as ours, single spaces, none around. */
export const cleanName = (text: string): string =>
  cleanLine(text.normalize('NFKC')).replaceAll(/ {2,}/g, ' ').trim();

/** An identifier without its spaces. */
export const withoutSpaces = (text: string): string => cleanLine(text).replaceAll(/\s/g, '');
