import companyIds from '../../test-vectors/company-id.json';
import documents from '../../test-vectors/id-document.json';
import phones from '../../test-vectors/mobile-phone.json';
import postcodes from '../../test-vectors/postcode.json';
import { companyIdCheckDigit, parseCompanyId } from './company-id';
import { idDocumentKind, mrzCheckDigit } from './id-document';
import { formatPhone, parseMobilePhone } from './mobile-phone';
import { formatPostcode, parsePostcode } from './postcode';

/** The vectors write ordinary spaces, the product shows non-breaking ones. */
const withNbsp = (text: string) => text.replaceAll(' ', '\u00A0');

describe('company id', () => {
  it.each(companyIds)('$id "$input": $note', ({ input, expected }) => {
    expect(parseCompanyId(input)).toBe(expected.valid ? input.padStart(8, '0') : undefined);
  });

  it.each([
    ['2700006', 1],
    ['2700001', 0],
    ['2700000', 1],
  ])('gives %s the check digit %d', (firstSeven, digit) => {
    expect(companyIdCheckDigit(firstSeven)).toBe(digit);
  });

  it('refuses zeros', () => {
    expect(parseCompanyId('00000000')).toBeUndefined();
  });
});

describe('postcode', () => {
  it.each(postcodes)('$id "$input": $note', ({ input, expected }) => {
    const digits = parsePostcode(input);
    expect(digits).toBe(expected.normalized ?? undefined);
    expect(digits && formatPostcode(digits)).toBe(
      expected.display === null ? undefined : withNbsp(expected.display),
    );
  });
});

describe('identity document', () => {
  const kinds: Record<string, string> = {
    op_9_digits: 'idCard',
    op_legacy_6_digits_series: 'idCardSeries',
    op_legacy_2_letters_6_digits: 'idCardLetters',
    passport_8_digits: 'passport',
  };
  it.each(documents.kind)('$id "$input": $note', ({ input, expected }) => {
    expect(idDocumentKind(input)).toBe(expected.kind === null ? undefined : kinds[expected.kind]);
  });

  it('knows the older card of two letters, in either case', () => {
    expect(idDocumentKind('AB 123456')).toBe('idCardLetters');
    expect(idDocumentKind('ab123456')).toBe('idCardLetters');
  });

  it.each(documents.mrz)('$id check digit of $input: $note', ({ input, expected }) => {
    expect(mrzCheckDigit(input)).toBe(expected.check_digit);
  });
});

describe('mobile phone', () => {
  it.each(phones)('$id "$input": $note', ({ input, expected }) => {
    const number = parseMobilePhone(input);
    expect(number).toBe(expected.e164 ?? undefined);
    expect(number && formatPhone(number)).toBe(
      expected.display === null ? undefined : withNbsp(expected.display),
    );
  });

  it('leaves a foreign number as it is', () => {
    expect(formatPhone('+421901123456')).toBe('+421901123456');
  });
});

it.each(['777-123-456', '777–123–456', '+420 777-123-456'])(
  'reads the mobile number %s',
  (text) => {
    expect(parseMobilePhone(text)).toBe('+420777123456');
  },
);

it.each(['1 1000', '11 000', '1100 0', '110  00'])(
  'refuses %j, spaced as no postcode is',
  (text) => {
    expect(parsePostcode(text)).toBeUndefined();
  },
);
