import { czechDay } from '../czech-format';
import {
  colour,
  makePdf,
  margin,
  type Pdf,
  startPageUnless,
  typeset,
  widthOf,
  writeTitle,
} from './house-style';
import type { Block, PageContent } from './page-content';

const { ink, quiet, line, hairline } = colour;
const fieldHeight = 26;
const cellPadding = 5;

/**
 * The document as a PDF on A4 pages.
 * @param updatedOn day of the last change; with the same day the file is the same to the byte
 */
export function documentPdf(content: PageContent, updatedOn: string): Promise<Buffer> {
  const date = new Date(`${updatedOn}T08:00:00Z`);
  const footer = content.footer ?? `Účinnost od ${czechDay(updatedOn)}`;
  return makePdf({ title: content.name, date, footer }, (pdf) => {
    writeTitle(pdf, content.name, content.category);
    for (const block of content.blocks) writeBlock(pdf, block);
  });
}

function writeBlock(pdf: Pdf, block: Block): void {
  pdf.font('regular').fontSize(10).fillColor(ink);
  if ('heading' in block) {
    // A heading stays with what follows it.
    startPageUnless(pdf, 70);
    pdf.moveDown(0.5).font('bold').fontSize(12).text(block.heading, margin).moveDown(0.3);
  } else if ('text' in block) {
    pdf
      .text(typeset(block.text), margin, undefined, { width: widthOf(pdf), lineGap: 2 })
      .moveDown(0.5);
  } else if ('list' in block) {
    for (const text of block.list) writeItem(pdf, text);
    pdf.moveDown(0.5);
  } else if ('fields' in block) {
    for (const label of block.fields) writeField(pdf, label);
    pdf.moveDown(0.4);
  } else if ('choices' in block) {
    for (const label of block.choices) writeChoice(pdf, label);
  } else if ('signature' in block) {
    writeSignature(pdf, block.signature);
  } else if ('facts' in block) {
    for (const fact of block.facts) writeFact(pdf, fact);
    pdf.moveDown(0.6);
  } else if ('note' in block) {
    pdf.fontSize(8.5).fillColor(quiet);
    pdf
      .text(typeset(block.note), margin, undefined, { width: widthOf(pdf), lineGap: 1.5 })
      .moveDown(0.5);
  } else if ('newPage' in block) pdf.addPage();
  else writeTable(pdf, block.table, block.widths);
}

const itemIndent = 8;

/** The library's own list lets a word that is longer than the line stand beyond the margin. */
function writeItem(pdf: Pdf, text: string): void {
  startPageUnless(pdf, 30);
  const top = pdf.y;
  pdf.circle(margin + 1.5, top + 7, 1.5).fill(ink);
  pdf.text(typeset(text), margin + itemIndent, top, {
    width: widthOf(pdf) - itemIndent,
    lineGap: 2,
  });
  pdf.x = margin;
}

const signatureHeight = 56;

function writeSignature(
  pdf: Pdf,
  { image, caption }: { image: Uint8Array | null; caption: string },
): void {
  startPageUnless(pdf, image === null ? 40 : signatureHeight + 40);
  if (image !== null) {
    const under = pdf.y + signatureHeight + 4;
    pdf.image(Buffer.from(image), margin, pdf.y, { fit: [200, signatureHeight] });
    pdf
      .moveTo(margin, under)
      .lineTo(margin + 200, under)
      .lineWidth(0.5)
      .stroke(line);
    pdf.y = under + 4;
  }
  pdf
    .font('bold')
    .fontSize(10)
    .fillColor(ink)
    .text(typeset(caption), margin, pdf.y, { width: widthOf(pdf) })
    .moveDown(0.3);
}

function writeField(pdf: Pdf, label: string): void {
  startPageUnless(pdf, fieldHeight);
  const top = pdf.y;
  const labelWidth = 190;
  pdf.fillColor(quiet).text(label, margin, top + 8, { width: labelWidth });
  pdf
    .moveTo(margin + labelWidth, top + fieldHeight - 4)
    .lineTo(margin + widthOf(pdf), top + fieldHeight - 4)
    .lineWidth(0.5)
    .stroke(line);
  pdf.x = margin;
  pdf.y = top + fieldHeight;
}

function writeChoice(pdf: Pdf, label: string): void {
  startPageUnless(pdf, 20);
  const top = pdf.y;
  pdf
    .rect(margin, top + 2, 9, 9)
    .lineWidth(0.7)
    .stroke(quiet);
  pdf
    .fillColor(ink)
    .text(label, margin + 18, top, { width: widthOf(pdf) - 18 })
    .moveDown(0.4);
  pdf.x = margin;
}

const labelShare = 0.38;

/** The value stands beside its label; both may go on for several lines. */
function writeFact(pdf: Pdf, [label, value]: readonly [string, string]): void {
  const valueLeft = margin + widthOf(pdf) * labelShare;
  const labelWidth = widthOf(pdf) * labelShare - 8;
  const valueWidth = widthOf(pdf) * (1 - labelShare);
  const [quietLabel, text] = [typeset(label), typeset(value)];
  pdf.font('regular').fontSize(9.5);
  const height =
    5 +
    Math.max(
      pdf.heightOfString(quietLabel, { width: labelWidth }),
      pdf.heightOfString(text, { width: valueWidth }),
    );
  startPageUnless(pdf, height);
  const top = pdf.y;
  pdf.fillColor(quiet).text(quietLabel, margin, top + 2, { width: labelWidth });
  pdf.fillColor(ink).text(text, valueLeft, top + 2, { width: valueWidth });
  pdf
    .moveTo(margin, top + height)
    .lineTo(margin + widthOf(pdf), top + height)
    .lineWidth(0.4)
    .stroke(hairline);
  pdf.x = margin;
  pdf.y = top + height;
}

const narrowColumn = { few: 130, many: 90 };

/** Widths of the columns, points: amounts beside one text, or shares for columns of text. */
function columnsOf(pdf: Pdf, count: number, shares: readonly number[] | undefined): number[] {
  if (shares !== undefined) return shares.map((share) => share * widthOf(pdf));
  const narrow = count > 2 ? narrowColumn.many : narrowColumn.few;
  return [widthOf(pdf) - narrow * (count - 1), ...Array.from({ length: count - 1 }, () => narrow)];
}

function writeTable(
  pdf: Pdf,
  rows: readonly (readonly string[])[],
  shares: readonly number[] | undefined,
): void {
  const widths = columnsOf(pdf, rows[0]?.length ?? 1, shares);
  for (const [index, cells] of rows.entries()) {
    const row = cells.map(typeset);
    pdf
      .font(index === 0 ? 'bold' : 'regular')
      .fontSize(shares === undefined ? 9.5 : 8.5)
      .fillColor(ink);
    const options = (column: number) => ({
      width: (widths[column] ?? 0) - 2 * cellPadding,
      align: column === 0 || shares !== undefined ? ('left' as const) : ('right' as const),
    });
    const height =
      2 * cellPadding +
      Math.max(...row.map((cell, column) => pdf.heightOfString(cell, options(column))));
    startPageUnless(pdf, height);
    const top = pdf.y;
    let left = margin;
    for (const [column, cell] of row.entries()) {
      pdf.text(cell, left + cellPadding, top + cellPadding, options(column));
      left += widths[column] ?? 0;
    }
    pdf
      .moveTo(margin, top + height)
      .lineTo(left, top + height)
      .lineWidth(0.5)
      .stroke(line);
    pdf.x = margin;
    pdf.y = top + height;
  }
  pdf.moveDown(0.8);
}
