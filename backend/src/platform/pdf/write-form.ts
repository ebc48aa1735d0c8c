import { colour, margin, type Pdf, startPageUnless, typeset, widthOf } from './house-style';
import { content, decoration, figure } from './structure';

const fieldHeight = 26;
const labelWidth = 190;

/** A label with a line to write on. */
export function writeField(pdf: Pdf, label: string): void {
  startPageUnless(pdf, fieldHeight);
  const top = pdf.y;
  content(pdf, 'P', () =>
    pdf.fillColor(colour.quiet).text(label, margin, top + 8, { width: labelWidth }),
  );
  decoration(pdf, () =>
    pdf
      .moveTo(margin + labelWidth, top + fieldHeight - 4)
      .lineTo(margin + widthOf(pdf), top + fieldHeight - 4)
      .lineWidth(0.5)
      .stroke(colour.line),
  );
  pdf.x = margin;
  pdf.y = top + fieldHeight;
}

/** A box to tick. */
export function writeChoice(pdf: Pdf, label: string): void {
  startPageUnless(pdf, 20);
  const top = pdf.y;
  decoration(pdf, () =>
    pdf
      .rect(margin, top + 2, 9, 9)
      .lineWidth(0.7)
      .stroke(colour.quiet),
  );
  content(pdf, 'P', () =>
    pdf
      .fillColor(colour.ink)
      .text(label, margin + 18, top, { width: widthOf(pdf) - 18 })
      .moveDown(0.4),
  );
  pdf.x = margin;
}

const pictureHeight = 56;
const pictureWidth = 200;

/** What stands under a signed document: the hand's own, where there is one, over the name. */
export function writeSignature(
  pdf: Pdf,
  { image, caption }: { image: Uint8Array | null; caption: string },
): void {
  startPageUnless(pdf, image === null ? 40 : pictureHeight + 40);
  if (image !== null) {
    const top = pdf.y;
    const under = top + pictureHeight + 4;
    figure(pdf, `Podpis: ${caption}`, () =>
      pdf.image(Buffer.from(image), margin, top, { fit: [pictureWidth, pictureHeight] }),
    );
    decoration(pdf, () =>
      pdf
        .moveTo(margin, under)
        .lineTo(margin + pictureWidth, under)
        .lineWidth(0.5)
        .stroke(colour.line),
    );
    pdf.y = under + 4;
  }
  pdf.font('bold').fontSize(10).fillColor(colour.ink);
  content(pdf, 'P', () => pdf.text(typeset(caption), margin, pdf.y, { width: widthOf(pdf) }));
  pdf.moveDown(0.3);
}
