import { czechDay } from '../czech-format';
import {
  type Attachment,
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
import { beginStructure, content, decoration, element } from './structure';
import { writeFacts } from './write-facts';
import { writeChoice, writeField, writeSignature } from './write-form';
import { writeTable } from './write-table';

const { ink, quiet } = colour;

/**
 * The document as a PDF on A4 pages, with the structure that screen readers follow.
 * @param updatedOn day of the last change; with the same day the file is the same to the byte
 */
export function documentPdf(
  page: PageContent,
  updatedOn: string,
  attachment?: Attachment,
): Promise<Buffer> {
  const date = new Date(`${updatedOn}T08:00:00Z`);
  const footer = page.footer ?? `Účinnost od ${czechDay(updatedOn)}`;
  return makePdf({ title: page.name, date, footer, attachment }, (pdf) => {
    beginStructure(pdf);
    writeTitle(pdf, page.name, page.category);
    for (const [place, block] of page.blocks.entries()) {
      // What leads to something stays with it.
      if (isLead(block, page.blocks[place + 1])) startPageUnless(pdf, 70);
      writeBlock(pdf, block);
    }
  });
}

const isLead = (block: Block, next: Block | undefined): boolean =>
  'text' in block && block.text.endsWith(':') && next !== undefined && !('heading' in next);

function writeBlock(pdf: Pdf, block: Block): void {
  pdf.font('regular').fontSize(10).fillColor(ink);
  if ('heading' in block) {
    // A heading stays with what follows it.
    startPageUnless(pdf, 70);
    pdf.moveDown(0.5).font('bold').fontSize(12);
    content(pdf, 'H2', () => pdf.text(typeset(block.heading), margin));
    pdf.moveDown(0.3);
  } else if ('text' in block) {
    writeParagraph(pdf, block.text, 2);
  } else if ('list' in block) {
    element(pdf, 'L', () => {
      for (const text of block.list) writeItem(pdf, text);
    });
    pdf.moveDown(0.5);
  } else if ('fields' in block) {
    for (const label of block.fields) writeField(pdf, label);
    pdf.moveDown(0.4);
  } else if ('choices' in block) {
    for (const label of block.choices) writeChoice(pdf, label);
  } else if ('signature' in block) {
    writeSignature(pdf, block.signature);
  } else if ('facts' in block) {
    writeFacts(pdf, block.facts);
  } else if ('note' in block) {
    pdf.fontSize(8.5).fillColor(quiet);
    writeParagraph(pdf, block.note, 1.5);
  } else if ('newPage' in block) pdf.addPage();
  else writeTable(pdf, block.table, block.widths);
}

function writeParagraph(pdf: Pdf, text: string, lineGap: number): void {
  const options = { width: widthOf(pdf), lineGap };
  content(pdf, 'P', () => pdf.text(typeset(text), margin, undefined, options));
  pdf.moveDown(0.5);
}

const itemIndent = 8;

/** The library's own list lets a word that is longer than the line stand beyond the margin. */
function writeItem(pdf: Pdf, text: string): void {
  startPageUnless(pdf, 30);
  const top = pdf.y;
  decoration(pdf, () => pdf.circle(margin + 1.5, top + 7, 1.5).fill(ink));
  const options = { width: widthOf(pdf) - itemIndent, lineGap: 2 };
  element(pdf, 'LI', () => {
    content(pdf, 'LBody', () =>
      pdf.fillColor(ink).text(typeset(text), margin + itemIndent, top, options),
    );
  });
  pdf.x = margin;
}
