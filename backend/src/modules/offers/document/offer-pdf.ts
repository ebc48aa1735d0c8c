import {
  colour,
  makePdf,
  margin,
  type Pdf,
  startPageUnless,
  typeset,
  widthOf,
  writeTitle,
} from '../../../platform/pdf/house-style';
import { chartHeight, drawChart } from './chart-drawing';
import type { OfferContent } from './offer-content';

const panelHeight = 66;
const panelPadding = 14;
const gap = 24;
const rowHeight = 15.5;

/** The offer on A4 pages: key figures, terms, chart, the years, small print. */
export function offerPdf(content: OfferContent, createdOn: Date): Promise<Buffer> {
  const footer = `${content.category} · ${content.lines[0] ?? ''}`;
  return makePdf({ title: content.title, date: createdOn, footer }, (pdf) => {
    writeTitle(pdf, content.title, content.category);
    pdf.moveUp(0.3).font('regular').fontSize(9.5).fillColor(colour.quiet);
    for (const line of content.lines) pdf.text(line, margin);
    pdf.moveDown(0.9);
    drawKeyFigures(pdf, content.keyFigures);
    drawFacts(pdf, content.facts);
    startPageUnless(pdf, chartHeight);
    writeHeading(pdf, content.chart.heading);
    drawChart(pdf, content.chart);
    drawTable(pdf, content.table);
    drawNotes(pdf, content.notes);
  });
}

function writeHeading(pdf: Pdf, text: string): void {
  pdf.x = margin;
  pdf.font('bold').fontSize(12).fillColor(colour.ink).text(text).moveDown(0.35);
}

/** The first figure twice as wide as each of the others. */
function drawKeyFigures(pdf: Pdf, figures: OfferContent['keyFigures']): void {
  const top = pdf.y;
  pdf.roundedRect(margin, top, widthOf(pdf), panelHeight, 4).fill(colour.ground);
  pdf.rect(margin, top, 3, panelHeight).fill(colour.brand);
  const unit = (widthOf(pdf) - panelPadding) / (figures.length + 0.6);
  let left = margin + panelPadding;
  for (const [index, { label, value }] of figures.entries()) {
    const isFirst = index === 0;
    const width = isFirst ? unit * 1.6 : unit;
    pdf.font('regular').fontSize(9).fillColor(colour.quiet);
    pdf.text(label, left, top + 13, { width, lineBreak: false });
    pdf
      .font('bold')
      .fontSize(isFirst ? 23 : 13.5)
      .fillColor(colour.ink);
    pdf.text(value, left, top + (isFirst ? 25 : 32), { width, lineBreak: false });
    left += width;
  }
  pdf.x = margin;
  pdf.y = top + panelHeight + 18;
}

/** Groups of facts beside one another. */
function drawFacts(pdf: Pdf, groups: OfferContent['facts']): void {
  const top = pdf.y;
  const width = (widthOf(pdf) - gap * (groups.length - 1)) / groups.length;
  let lowest = top;
  for (const [index, { heading, rows }] of groups.entries()) {
    const left = margin + index * (width + gap);
    pdf.font('bold').fontSize(12).fillColor(colour.ink).text(heading, left, top);
    let y = pdf.y + 4;
    for (const [label, value] of rows) {
      pdf.font('regular').fontSize(9.5);
      const valueWidth = pdf.widthOfString(value);
      const labelWidth = width - valueWidth - 8;
      const height = Math.max(rowHeight, pdf.heightOfString(label, { width: labelWidth }) + 4);
      pdf.fillColor(colour.quiet).text(label, left, y, { width: labelWidth });
      pdf
        .fillColor(colour.ink)
        .text(value, left + width - valueWidth, y, { width: valueWidth + 1, lineBreak: false });
      pdf
        .moveTo(left, y + height - 2)
        .lineTo(left + width, y + height - 2)
        .lineWidth(0.4)
        .stroke('#dddddd');
      y += height;
    }
    lowest = Math.max(lowest, y);
  }
  pdf.x = margin;
  pdf.y = lowest + 18;
}

/** First column narrow, the others share the width; the head comes again on each page. */
function drawTable(pdf: Pdf, { heading, rows: [head = [], ...rows] }: OfferContent['table']): void {
  const firstWidth = 44;
  const width = (widthOf(pdf) - firstWidth) / Math.max(head.length - 1, 1);
  const drawRow = (cells: readonly string[], isHead: boolean) => {
    const top = pdf.y;
    pdf
      .font(isHead ? 'bold' : 'regular')
      .fontSize(isHead ? 8.5 : 9)
      .fillColor(isHead ? colour.quiet : colour.ink);
    for (const [column, cell] of cells.entries()) {
      const left = column === 0 ? margin : margin + firstWidth + (column - 1) * width;
      const options =
        column === 0
          ? { width: firstWidth, lineBreak: false }
          : { width, align: 'right' as const, lineBreak: false };
      pdf.text(cell, left, top + 2.5, options);
    }
    pdf
      .moveTo(margin, top + rowHeight)
      .lineTo(margin + widthOf(pdf), top + rowHeight)
      .lineWidth(isHead ? 0.8 : 0.4)
      .stroke(isHead ? colour.line : '#e4e4e4');
    pdf.x = margin;
    pdf.y = top + rowHeight;
  };
  startPageUnless(pdf, Math.min(rows.length, 12) * rowHeight + 44);
  writeHeading(pdf, heading);
  drawRow(head, true);
  for (const row of rows) {
    if (startPageUnless(pdf, rowHeight)) drawRow(head, true);
    drawRow(row, false);
  }
  pdf.y += 16;
}

function drawNotes(pdf: Pdf, notes: readonly string[]): void {
  for (const note of notes) {
    const options = { width: widthOf(pdf), lineGap: 1.5 };
    pdf.font('regular').fontSize(8.5).fillColor(colour.quiet);
    startPageUnless(pdf, pdf.heightOfString(typeset(note), options));
    pdf.text(typeset(note), margin, pdf.y, options).moveDown(0.5);
  }
}
