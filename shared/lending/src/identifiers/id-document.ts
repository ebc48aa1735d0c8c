import { withoutSpaces } from './clean-text';

/*
 * Numbers of Czech identity documents. The number itself has no check digit; the machine-readable
 * zone has one, ICAO 9303 part 3, section 4.9.
 */

export type IdDocumentKind =
  /** Identity card of today, nine digits. */
  | 'idCard'
  /** Older identity card, two letters and six digits. */
  | 'idCardLetters'
  /** Older identity card, six digits and a series such as `AB 12`. */
  | 'idCardSeries'
  /** Passport, eight digits. */
  | 'passport';

const kinds: readonly (readonly [RegExp, IdDocumentKind])[] = [
  [/^\d{9}$/, 'idCard'],
  [/^[A-Z]{2}\d{6}$/, 'idCardLetters'],
  [/^\d{6}[A-Z]{2}\d{2}$/, 'idCardSeries'],
  [/^\d{8}$/, 'passport'],
];

/** Upper case without spaces, as a document number is stored and compared. */
export const normalizeDocumentNumber = (input: string) => withoutSpaces(input).toUpperCase();

/** What the number looks like; `undefined` when no Czech document is numbered like this. */
export function idDocumentKind(input: string): IdDocumentKind | undefined {
  const number = normalizeDocumentNumber(input);
  return kinds.find(([pattern]) => pattern.test(number))?.[1];
}

const mrzWeights = [7, 3, 1];

/**
 * Check digit of a field of the machine-readable zone.
 * @param field digits, letters A to Z (10 to 35) and the filler `<` (0)
 */
export function mrzCheckDigit(field: string): number {
  const sum = [...field].reduce((total, character, index) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    return total + value * (mrzWeights[index % 3] ?? 0);
  }, 0);
  return sum % 10;
}

/** Kinds of document by which a bank identifies a person. */
export type IdDocumentType = 'idCard' | 'passport' | 'residencePermit' | 'foreignIdCard';

/** EU, EEA and Switzerland: their citizens prove who they are by an identity card. */
const idCardCountries = new Set(
  'AT BE BG CH CY DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

const issuedBy: Record<IdDocumentType, (isoCode: string) => boolean> = {
  idCard: (isoCode) => isoCode === 'CZ',
  passport: () => true,
  // Czechia permits foreigners to stay; a permit of another state says nothing here.
  residencePermit: (isoCode) => isoCode === 'CZ',
  foreignIdCard: (isoCode) => idCardCountries.has(isoCode),
};

/** Whether a country issues such documents that a Czech bank takes. @param isoCode alpha-2 */
export const isIssuedBy = (type: IdDocumentType, isoCode: string): boolean =>
  issuedBy[type](isoCode);

/**
 * Whether a document may have the number. Identity cards of the form with letters have expired; of
 * foreign documents only the characters are known.
 */
export function isDocumentNumber(input: string, type: IdDocumentType, isoCode: string): boolean {
  const number = normalizeDocumentNumber(input);
  if (type === 'idCard') return idDocumentKind(number) === 'idCard';
  if (type === 'passport' && isoCode === 'CZ') return idDocumentKind(number) === 'passport';
  return /^[A-Z0-9]{5,15}$/.test(number);
}
