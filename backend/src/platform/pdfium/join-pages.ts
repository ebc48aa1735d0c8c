import { openPdfium, type Pdfium } from './open-pdfium';

/** A part of the joined file. */
export interface PartToJoin {
  /** Of its bookmark. */
  name: string;
  /** A PDF of pages alone. */
  content: Uint8Array;
  /** Absent where nobody has counted them. */
  pages?: number;
}

/** A file that the joined one carries along. */
export interface FileToCarry {
  /** Different from the others'. */
  name: string;
  description: string;
  content: Uint8Array;
}

interface Joining {
  /** The only thing that the file says of itself. */
  title: string;
  parts: readonly PartToJoin[];
  carries: readonly FileToCarry[];
}

/** One PDF of all parts in their order, each with a bookmark. */
export async function joinPages({
  title,
  parts,
  carries,
}: Joining): Promise<Uint8Array<ArrayBuffer>> {
  const pdfium = await openPdfium();
  const joined = pdfium.FPDF_CreateNewDocument();
  let pages = 0;
  for (const part of parts) {
    const pdf = pdfium.open(part.content);
    const added = pdfium.FPDF_GetPageCount(pdf.document);
    pdfium.FPDF_ImportPages(joined, pdf.document, '', pages);
    pdf.close();
    const { pages: expected = added } = part;
    if (pdfium.FPDF_GetPageCount(joined) !== pages + expected)
      throw new Error('pages were lost while they were joined');
    mark(pdfium, joined, part.name, pages);
    pages += expected;
  }
  for (const file of carries) carry(pdfium, joined, file);
  pdfium.withText(title, (address) => pdfium.EPDF_SetMetaText(joined, 'Title', address));
  return pdfium.save(joined);
}

function mark(pdfium: Pdfium, document: number, name: string, index: number): void {
  const bookmark = pdfium.withText(name, (address) =>
    pdfium.EPDFBookmark_AppendChild(document, 0, address),
  );
  const page = pdfium.FPDF_LoadPage(document, index);
  const top = pdfium.EPDFDest_CreateXYZ(page, false, 0, false, 0, false, 0);
  pdfium.EPDFBookmark_SetDest(document, bookmark, top);
  pdfium.FPDF_ClosePage(page);
}

function carry(
  pdfium: Pdfium,
  document: number,
  { name, description, content }: FileToCarry,
): void {
  const attachment = pdfium.withText(name, (address) =>
    pdfium.FPDFDoc_AddAttachment(document, address),
  );
  const isSet = pdfium.withBytes(content, (address) =>
    pdfium.FPDFAttachment_SetFile(attachment, document, address, content.length),
  );
  if (!isSet) throw new Error('a file was not attached');
  pdfium.EPDFAttachment_SetSubtype(attachment, 'application/pdf');
  pdfium.withText(description, (address) =>
    pdfium.EPDFAttachment_SetDescription(attachment, address),
  );
}
