import { colour, margin, type Pdf, widthOf } from '../../../platform/pdf/house-style';
import type { Chart } from './offer-content';

/** Colours of the parts, from the bottom. */
const partColours = ['#3f5b7d', '#e0a08a'];
const height = 120;
const axisWidth = 46;
const millions = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });

/** Height with its heading, legend and years, points. */
export const chartHeight = height + 68;

/** Stacked bars with their scale, years and legend. */
export function drawChart(pdf: Pdf, { parts, bars }: Chart): void {
  const top = pdf.y + 14;
  const left = margin + axisWidth;
  const width = widthOf(pdf) - axisWidth;
  drawLegend(pdf, parts, pdf.y - 2);
  const highest = Math.max(1, ...bars.map(({ values }) => sum(values)));
  const step = stepOf(highest);
  const scale = height / (Math.ceil(highest / step) * step);
  for (let value = 0; value * scale <= height + 0.01; value += step) {
    drawGridLine(pdf, { left, width, y: top + height - value * scale }, value);
  }
  const slot = width / Math.max(bars.length, 1);
  const barWidth = Math.min(slot * 0.72, 26);
  // Years are written as close as they can be read.
  const labelEvery = Math.ceil(26 / slot);
  for (const [index, { label, values }] of bars.entries()) {
    const x = left + index * slot + (slot - barWidth) / 2;
    let bottom = top + height;
    for (const [part, value] of values.entries()) {
      const size = value * scale;
      pdf.rect(x, bottom - size, barWidth, size).fill(partColours[part] ?? colour.quiet);
      bottom -= size;
    }
    if (index % labelEvery !== 0) continue;
    pdf.font('regular').fontSize(7.5).fillColor(colour.quiet);
    pdf.text(label, x + barWidth / 2 - 15, top + height + 4, { width: 30, align: 'center' });
  }
  pdf.x = margin;
  pdf.y = top + height + 28;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A round distance of grid lines, of which three to six fit. */
function stepOf(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / 3));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => highest / step <= 6) ?? power;
}

function drawGridLine(
  pdf: Pdf,
  { left, width, y }: { left: number; width: number; y: number },
  value: number,
): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.4)
    .stroke(value === 0 ? colour.quiet : '#dddddd');
  pdf.font('regular').fontSize(7.5).fillColor(colour.quiet);
  const text =
    value >= 1_000_000
      ? `${millions.format(value / 1_000_000)}\u00A0mil.`
      : `${millions.format(value / 1_000)}\u00A0tis.`;
  pdf.text(value === 0 ? '0\u00A0Kč' : text, margin, y - 5, {
    width: axisWidth - 8,
    align: 'right',
  });
}

function drawLegend(pdf: Pdf, parts: readonly string[], y: number): void {
  if (parts.length < 2) return;
  let x = margin + axisWidth;
  for (const [part, name] of parts.entries()) {
    pdf.rect(x, y + 2, 8, 8).fill(partColours[part] ?? colour.quiet);
    pdf.font('regular').fontSize(8.5).fillColor(colour.ink);
    pdf.text(name, x + 12, y, { lineBreak: false });
    x += 12 + pdf.widthOfString(name) + 16;
  }
}
