/*
 * Letters that the fonts of the bank's papers have (Source Sans 3): of Europe's alphabets, and of Vietnamese.
 * `backend/src/platform/pdf/printable-name.test.ts` holds the two together.
 */
const printableLetters =
  '\\u0041-\\u0181\\u018E-\\u0190\\u019E\\u01A0\\u01A1\\u01AF-\\u01B1\\u01CD-\\u01DD\\u01E2-\\u01E7\\u01EA\\u01EB\\u01F4\\u01F5\\u0218-\\u021B\\u0259\\u02BB\\u02BC\\u0386-\\u03CE\\u0400-\\u045F\\u0490-\\u0493\\u1E80-\\u1E85\\u1E9E-\\u1EF9';

const unprintable = new RegExp(`(?![${printableLetters}])[\\p{L}\\p{M}\\p{Nd}]`, 'u');

/** Whether a name, cleaned, comes out on papers as it is written; what is outside would be an empty box. */
export const isPrintableName = (name: string): boolean =>
  !unprintable.test(name.replaceAll(/\d/g, ''));
