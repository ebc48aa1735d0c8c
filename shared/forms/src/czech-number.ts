import { cleanLine, cleanText } from '@advisor/lending/identifiers/clean-text';

const nbsp = '\u00A0';

/** What may stand behind a number, without its spaces and points: in thousands and so on, and units. */
const behindNumber =
  /^(tis(?:[íi]ce?)?|k|mil(?:i[oó]n[yů]?)?|mld|miliard[ay]?)?(?:kč|kc|korun[ay]?|czk|€|eur|%|pa|pb|ročně|měsíčně|let|rok[yů]?|měsíc[eů]?|den|dn[íyůi]|m²|m2|m|ks)*$/u;
function multipleOf(word: string): number {
  if (/^(mld|miliard)/.test(word)) return 1e9;
  return word.startsWith('mil') ? 1e6 : 1e3;
}

/**
 * Number from what people type or paste: `1 234 567,89 Kč`, `1.234,5`, `1234.5`, `1,234.56`,
 * `3,5 mil. Kč`, `500 k`. A mark that is there once is the decimal one, except a point before three
 * digits where the field has no decimals; of two kinds of marks the last is.
 * @param decimals places that the field has
 * @returns the text of a JavaScript number, '' when nothing is there; what is something else, or has
 * something left over, stays as it is, so that nobody takes it for a number
 */
export function parseCzechNumber(text: string, decimals = 0): string {
  const plain = cleanLine(plainDigits(text));
  const typed = plain.trim();
  if (/^[+-]?$/.test(typed)) return typed.replace('+', '');
  // A space makes `0x1F` no number for JavaScript either.
  return readNumber(typed.toLowerCase(), decimals) ?? plain.replace(/^([+-]?0)(?=[xob])/i, '$1 ');
}

/** A sign, digits with their marks, `-` of a price in whole crowns, words. */
const written = /^([+-]?) ?([\d ,.]+)((?<=,)-{1,2})?(.*)$/u;

function readNumber(text: string, decimals: number): string | undefined {
  const [, sign = '', body, , behind = ''] = written.exec(text) ?? [];
  const digits = body === undefined ? undefined : readDigits(body.trim(), decimals);
  const words = behindNumber.exec(behind.replaceAll(/[ .]/g, ''));
  if (digits === undefined || words === null) return undefined;
  const signed = `${sign === '-' ? '-' : ''}${digits}`;
  const [, multiple] = words;
  return multiple === undefined
    ? signed
    : String(Math.round(Number(signed) * multipleOf(multiple)));
}

/** Digits of other keyboards as ours: full-width and Arabic ones, whose last four bits are their value. */
const plainDigits = (text: string): string =>
  text.replaceAll(/[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  );

/** Groups of three by one mark; spaces stand anywhere while somebody types among them. */
const wholePart = /^(?:[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*|\d+(?: \d+)*)?$/;

function readDigits(body: string, decimals: number): string | undefined {
  const marks = body.match(/[,.]/g) ?? [];
  const kinds = new Set(marks).size;
  const at = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'));
  const tail = body.slice(at + 1);
  const isGroup = kinds === 1 && body[at] === '.' && tail.length === 3 && decimals === 0;
  const isDecimal = kinds === 2 || (marks.length === 1 && !isGroup);
  const before = isDecimal ? body.slice(0, at) : body;
  if (!/\d|^,$/.test(body) || !wholePart.test(before)) return undefined;
  const digits = before.replaceAll(/[ ,.]/g, '');
  if (!isDecimal) return digits;
  return /^\d*$/.test(tail) ? `${digits || '0'}.${tail}` : undefined;
}

/** What a field shows of what is typed, and what that stands for. */
export interface TypedNumber {
  text: string;
  /** null of nothing, `NaN` of what is no number. */
  value: number | null;
}

/** Reads what is in a field while somebody types: the sign, the zero and the comma that more is to follow stay. */
export function readTyped(typed: string, decimals: number): TypedNumber {
  const read = parseCzechNumber(typed, decimals);
  if (read === '' || read === '-') return { text: read, value: null };
  const value = Number(read);
  return { text: Number.isNaN(value) ? cleanText(typed) : groupDigits(read), value };
}

/** Groups of three joined by U+00A0, a decimal comma; keeps what is being typed. */
export function groupDigits(value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  const [whole = '', ...decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, nbsp);
  return decimals.length > 0 ? `${grouped},${decimals.join('')}` : grouped;
}
