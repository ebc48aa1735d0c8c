/** A PDF written object by object, so that a test can leave out and break what it wants. */
function pdfOf(objects: readonly string[], { withTable = true } = {}): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  if (!withTable) return Buffer.from(`${text}trailer\n<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const stream = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`;
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

interface Pages {
  /** What the reader finds the pages by; without it they have to be looked for. */
  withTable?: boolean;
  /** Pages that the file speaks of and does not have. */
  missing?: number;
}

/** Pages with a line of text each, in letters of ASCII. */
export function pagesPdf(lines: readonly string[], { withTable, missing = 0 }: Pages = {}): Buffer {
  const count = lines.length + missing;
  const kids = Array.from({ length: count }, (_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const pages = lines.flatMap((line, index) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
    stream(`BT /F 14 Tf 50 780 Td (${line}) Tj ET`),
  ]);
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R/Lang(cs)>>',
      `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
      font,
      ...pages,
    ],
    { withTable },
  );
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A form with one filled field, as programs write it that leave its drawing to the reader. */
export const filledForm = (field: string, value: string): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/F 12 Tf 0 g)/DR<</Font<</F 3 0 R>>>>>>>>',
    '<</Type/Pages/Kids[5 0 R]/Count 1>>',
    font,
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(${field})/F 4/Rect[50 700 400 730]/DA(/F 12 Tf 0 g)/P 5 0 R/V<FEFF${utf16(value)}>>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents 6 0 R/Annots[4 0 R]>>',
    stream('BT /F 14 Tf 50 780 Td (Formular) Tj ET'),
  ]);

/** A form whose pages are drawn by a program of its own. */
export const dynamicForm = (): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA 3 0 R>>>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'),
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]);
