import { colour, margin, type Pdf, startPageUnless, typeset, widthOf } from './house-style';
import { content, decoration, element } from './structure';

const labelShare = 0.38;
const gap = 8;

/** Labels with their values: to who listens, a table whose rows have a header each. */
export function writeFacts(pdf: Pdf, facts: readonly (readonly [string, string])[]): void {
  element(pdf, 'Table', () => {
    for (const fact of facts) element(pdf, 'TR', () => writeFact(pdf, fact));
  });
  pdf.moveDown(0.6);
}

/** The value stands beside its label; both may go on for several lines. */
function writeFact(pdf: Pdf, [label, value]: readonly [string, string]): void {
  const labelWidth = widthOf(pdf) * labelShare - gap;
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
  content(pdf, 'TH', () =>
    pdf.fillColor(colour.quiet).text(quietLabel, margin, top + 2, { width: labelWidth }),
  );
  content(pdf, 'TD', () =>
    pdf
      .fillColor(colour.ink)
      .text(text, margin + widthOf(pdf) * labelShare, top + 2, { width: valueWidth }),
  );
  decoration(pdf, () =>
    pdf
      .moveTo(margin, top + height)
      .lineTo(margin + widthOf(pdf), top + height)
      .lineWidth(0.4)
      .stroke(colour.hairline),
  );
  pdf.x = margin;
  pdf.y = top + height;
}
