import { allowedExtensions, uploadProblem } from './upload-problem';

const megabyte = 1024 * 1024;

it.each([
  ['smlouva.pdf', 1, undefined],
  ['SKEN.PDF', 20 * megabyte, undefined],
  ['sken.jpg', 1, undefined],
  ['sken.tif', 1, undefined],
  ['sken.pdf', 20 * megabyte + 1, 'size'],
  ['sken.pdf', 0, 'empty'],
  ['sken.exe', 1, 'format'],
  ['sken.pdf.exe', 1, 'format'],
  ['sken', 1, 'format'],
  ['pdf', 1, 'format'],
  [`${'č'.repeat(60)}.pdf`, 1, undefined],
  [`${'č'.repeat(61)}.pdf`, 1, 'name'],
  // Letters beyond the basic plane are one character each.
  [`${'𝔸'.repeat(60)}.pdf`, 1, undefined],
  ['slozka/sken.pdf', 1, 'characters'],
  ['..\\sken.pdf', 1, 'characters'],
  ['a\u0000.pdf', 1, 'characters'],
  ['radek\n.pdf', 1, 'characters'],
  ['a\u202Efdp.pdf', 1, 'characters'],
  ['\u2066a\u2069.pdf', 1, 'characters'],
  ['a\u200Bb.pdf', 1, 'characters'],
  ['<b>.pdf', 1, 'characters'],
])('%j of %d bytes: %s', (name, size, problem) => {
  expect(uploadProblem({ name, size })).toBe(problem);
});

it('names all allowed extensions', () => {
  expect(allowedExtensions.join(' ')).toBe(
    '.doc .docx .gif .jpeg .jpg .pdf .png .rtf .tif .tiff .txt .xls .xlsx',
  );
});
