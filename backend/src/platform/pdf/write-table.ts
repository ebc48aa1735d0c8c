import { colour, margin, type Pdf, startPageUnless, typeset, widthOf } from './house-style';
import { content, decoration, element } from './structure';

const cellPadding = 5;
const rowPadding = 3.5;
const narrowColumn = { few: 130, many: 90 };

/** Widths of the columns, points: amounts beside one text, or shares for columns of text. */
function columnsOf(pdf: Pdf, count: number, shares: readonly number[] | undefined): number[] {
  if (shares !== undefined) return shares.map((share) => share * widthOf(pdf));
  const narrow = count > 2 ? narrowColumn.many : narrowColumn.few;
  return [widthOf(pdf) - narrow * (count - 1), ...Array.from({ length: count - 1 }, () => narrow)];
}

/** Rows under a header, which comes again on each page. */
export function writeTable(
  pdf: Pdf,
  [head = [], ...rows]: readonly (readonly string[])[],
  shares: readonly number[] | undefined,
): void {
  const widths = columnsOf(pdf, Math.max(head.length, 1), shares);
  const isText = shares !== undefined;
  element(pdf, 'Table', () => {
    writeRow(pdf, head, { widths, isText, isHead: true });
    for (const row of rows) {
      if (startPageUnless(pdf, heightOf(pdf, row, { widths, isText, isHead: false }))) {
        // Told once to who listens.
        decoration(pdf, () => drawCells(pdf, head, { widths, isText, isHead: true }));
        endRow(pdf, head, { widths, isText, isHead: true });
      }
      writeRow(pdf, row, { widths, isText, isHead: false });
    }
  });
  pdf.moveDown(0.8);
}

interface Look {
  widths: readonly number[];
  /** Columns of text are aligned left and set smaller. */
  isText: boolean;
  isHead: boolean;
}

const cellOptions = ({ widths, isText }: Look, column: number) => ({
  width: (widths[column] ?? 0) - 2 * cellPadding,
  align: column === 0 || isText ? ('left' as const) : ('right' as const),
});

const setFont = (pdf: Pdf, { isHead, isText }: Look) =>
  pdf
    .font(isHead ? 'bold' : 'regular')
    .fontSize(isText ? 8.5 : 9.5)
    .fillColor(colour.ink);

function heightOf(pdf: Pdf, row: readonly string[], look: Look): number {
  setFont(pdf, look);
  const heights = row.map((cell, column) =>
    pdf.heightOfString(typeset(cell), cellOptions(look, column)),
  );
  return 2 * rowPadding + Math.max(...heights);
}

function writeRow(pdf: Pdf, row: readonly string[], look: Look): void {
  startPageUnless(pdf, heightOf(pdf, row, look));
  element(pdf, 'TR', () => {
    const type = look.isHead ? 'TH' : 'TD';
    drawCells(pdf, row, look, (draw) => content(pdf, type, draw));
  });
  endRow(pdf, row, look);
}

function drawCells(
  pdf: Pdf,
  row: readonly string[],
  look: Look,
  inCell: (draw: () => void) => void = (draw) => draw(),
): void {
  const top = pdf.y;
  let left = margin;
  setFont(pdf, look);
  for (const [column, cell] of row.entries()) {
    const x = left + cellPadding;
    inCell(() => pdf.text(typeset(cell), x, top + rowPadding, cellOptions(look, column)));
    left += look.widths[column] ?? 0;
  }
  pdf.y = top;
}

/** The line under a row, below which the next one begins. */
function endRow(pdf: Pdf, row: readonly string[], look: Look): void {
  const bottom = pdf.y + heightOf(pdf, row, look);
  decoration(pdf, () =>
    pdf
      .moveTo(margin, bottom)
      .lineTo(margin + widthOf(pdf), bottom)
      .lineWidth(look.isHead ? 0.8 : 0.4)
      .stroke(look.isHead ? colour.line : colour.hairline),
  );
  pdf.x = margin;
  pdf.y = bottom;
}
