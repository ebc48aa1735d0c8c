import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { content, decoration } from './structure';

const { resolve } = createRequire(import.meta.url);
const regular = resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf');
const bold = resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf');

/** Fonts of papers; what they have no letter for, a name may not have. */
export const fontFiles = { regular, bold };

export const bank = 'Banka, a.s.';
/** Points. */
export const margin = 56;
export const colour = {
  ink: '#1f1f1f',
  quiet: '#666666',
  line: '#b5b5b5',
  hairline: '#dddddd',
  ground: '#f5f5f5',
  brand: '#c8102e',
};

export type Pdf = PDFKit.PDFDocument;

/** A PDF that another one carries along. */
export interface Attachment {
  /** Letters of ASCII. */
  name: string;
  description: string;
  content: Uint8Array;
}

export const widthOf = (pdf: Pdf) => pdf.page.width - 2 * margin;

/** Keeps amounts, units and one-letter prepositions with what they belong to. */
export const typeset = (text: string) =>
  text
    .replaceAll(/(\d) (?=\d{3}|Kč|%)/g, '$1\u00A0')
    .replaceAll(/(?<=\s|^|\()([aikosuvz]|č\.|§) /gi, '$1\u00A0');

interface PdfFacts {
  title: string;
  date: Date;
  footer: string;
  /** Itself fit for the archive, as PDF/A-2 wants it. */
  attachment?: Attachment | undefined;
}

/**
 * An A4 document in the bank's style that can be archived (PDF/A-2b), with fonts `regular` and `bold`.
 * @param date day of the last change; with the same day the file is the same to the byte
 * @param write draws the pages
 */
export function makePdf(
  { title, date, footer, attachment }: PdfFacts,
  write: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'cs-CZ',
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: bank, CreationDate: date, ModDate: date },
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  write(pdf);
  writeFooters(pdf, footer);
  if (attachment !== undefined) attach(pdf, attachment, date);
  pdf.end();
  return buffer(pdf);
}

function attach(pdf: Pdf, { name, description, content: file }: Attachment, date: Date): void {
  pdf.file(Buffer.from(file), {
    name,
    description,
    type: 'application/pdf',
    creationDate: date,
    modifiedDate: date,
  });
}

export function writeTitle(pdf: Pdf, name: string, category: string): void {
  decoration(pdf, () => pdf.rect(margin, margin - 16, 36, 4).fill(colour.brand));
  pdf.font('regular').fontSize(9).fillColor(colour.quiet);
  content(pdf, 'P', () => pdf.text(`${bank} · ${category}`, margin, margin));
  pdf.moveDown(0.4).font('bold').fontSize(19).fillColor(colour.ink);
  content(pdf, 'H1', () => pdf.text(name));
  pdf.moveDown(0.6);
}

/** Begins a page when so many points are not left; tells whether it did. */
export function startPageUnless(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - margin - 20) return false;
  pdf.addPage();
  return true;
}

function writeFooters(pdf: Pdf, text: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The footer stands in the margin, where text would otherwise begin another page.
    pdf.page.margins.bottom = 0;
    const top = pdf.page.height - margin + 12;
    pdf.font('regular').fontSize(8).fillColor(colour.quiet);
    decoration(pdf, () => {
      pdf.text(text, margin, top, { lineBreak: false });
      pdf.text(`${page + 1} / ${count}`, margin, top, { width: widthOf(pdf), align: 'right' });
    });
  }
}
