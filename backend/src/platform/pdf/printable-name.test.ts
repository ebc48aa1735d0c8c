import { isPrintableName } from '@advisor/lending/identifiers/printable-name';
import PDFDocument from 'pdfkit';
import { fontFiles } from './house-style';

/** Of fontkit, which pdfkit reads its fonts by. */
interface ReadFont {
  font: { hasGlyphForCodePoint: (code: number) => boolean };
}

const fonts = Object.values(fontFiles).map((file) => {
  const pdf = new PDFDocument();
  pdf.font(file);
  const { _font: read } = pdf as unknown as { _font: ReadFont };
  return read.font;
});

const letters = Array.from({ length: 0x20000 }, (_, code) => code).filter(
  (code) =>
    (code < 0xd800 || code > 0xdfff) && /[\p{L}\p{M}\p{Nd}]/u.test(String.fromCodePoint(code)),
);

test('each letter that a name may have is in the fonts of papers', () => {
  const missing = letters
    .filter((code) => isPrintableName(String.fromCodePoint(code)))
    .filter((code) => fonts.some((font) => !font.hasGlyphForCodePoint(code)))
    .map((code) => code.toString(16));
  expect(missing).toEqual([]);
});

test.each([
  'Žofie Příliš-Ďáblová',
  'Łukasz Święcicki',
  'Ștefan Țîrlea',
  'Győző Műller',
  'Gašper Đorđević',
  'Þóra Æsgeirsdóttir',
  'Nguyễn Thị Hương',
  'Олександр Їжакевич',
  'Γιώργος Παπαδόπουλος',
  "O'Neill 3.",
])('%s comes out on papers', (name) => {
  expect(isPrintableName(name)).toBe(true);
});

test.each(['محمد علي', '李', 'გიორგი', 'Jan\u0915'])('%s does not', (name) => {
  expect(isPrintableName(name)).toBe(false);
});
