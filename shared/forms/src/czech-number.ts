const nbsp = '\u00A0';

const multiples = { tis: 1e3, mil: 1e6, mld: 1e9 } as const;
/** A number, perhaps in thousands or millions, perhaps with its unit. */
const written = /^([\d\s,.+–−-]*)(tis|mil|mld)?([\p{L}\s.,%–-]*)$/u;

/**
 * Number from what people type or paste: `1 234 567,89 Kč`, `1.234,5`, `1234.5`, `1,234.56`,
 * `3,5 mil. Kč`. The last comma or dot followed by other than exactly three digits is the decimal
 * point, and so is any comma that stands alone.
 * @returns the text of a JavaScript number, '' when there is none in it; what is something else stays
 * as it is, so that nobody takes it for a number
 */
export function parseCzechNumber(text: string): string {
  const plain = plainDigits(text);
  const [, number, multiple] = written.exec(plain.trim().toLowerCase()) ?? [];
  // A space makes `0x1F` no number for JavaScript either.
  if (number === undefined) return plain.replace(/^(\s*[+-]?0)(?=[xob])/i, '$1 ');
  const digits = parseDigits(number);
  return multiple === undefined || digits === ''
    ? digits
    : String(Math.round(Number(digits) * multiples[multiple as keyof typeof multiples]));
}

/** Digits of other keyboards as ours: full-width and Arabic ones, whose last four bits are their value. */
const plainDigits = (text: string): string =>
  text.replaceAll(/[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  );

function parseDigits(text: string): string {
  const cleaned = text.replace(/[–−]/g, '-').replace(/[^\d,.-]/g, '');
  const sign = cleaned.startsWith('-') ? '-' : '';
  const body = cleaned.replaceAll('-', '');
  const marks = body.match(/[,.]/g) ?? [];
  const at = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'));
  const tail = body.slice(at + 1);
  const isDecimal =
    at !== -1 &&
    (new Set(marks).size === 2 || (marks.length === 1 && (body[at] === ',' || tail.length !== 3)));
  const whole = (isDecimal ? body.slice(0, at) : body).replace(/[,.]/g, '');
  if (whole === '' && !isDecimal) return sign;
  return isDecimal ? `${sign}${whole || '0'}.${tail}` : sign + whole;
}

/**
 * What a field shows while somebody types: the sign, the zero and the comma that more is to follow stay.
 * @param value that was read from it
 */
export function typedDigits(typed: string, value: string | number | undefined): string {
  const read = parseCzechNumber(typed);
  return groupDigits(Number(read) === Number(value) ? read : value);
}

/** Groups of three joined by U+00A0, a decimal comma; keeps what is being typed. */
export function groupDigits(value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  const [whole = '', ...decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, nbsp);
  return decimals.length > 0 ? `${grouped},${decimals.join('')}` : grouped;
}
