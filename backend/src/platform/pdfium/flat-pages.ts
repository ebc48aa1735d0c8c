import { openPdfium, type OpenPdf, type Pdfium, UnreadablePdf } from './open-pdfium';

/** As a reader shows a page; what is hidden on a screen is not there. */
const asShown = 0;
const failed = 0;

/** The pages of a PDF, without what belongs to the file: its forms, scripts, author. */
export interface FlatPages {
  content: Uint8Array<ArrayBuffer>;
  pages: number;
  /** Whether the file bears an electronic signature or seal, which holds for that file only. */
  isSealed: boolean;
}

/**
 * What stands in the fields of a form is drawn into its pages. A slightly damaged file is repaired.
 * @throws UnreadablePdf when it is encrypted, or pages of it are missing
 */
export async function flatPages(
  content: Uint8Array,
  mostPages: number,
): Promise<FlatPages | 'tooManyPages'> {
  const pdfium = await openPdfium();
  try {
    const pdf = pdfium.open(content);
    const { document } = pdf;
    const pages = pdfium.FPDF_GetPageCount(document);
    if (pages === 0) throw new UnreadablePdf('damaged');
    if (pages > mostPages) return 'tooManyPages';
    const isSealed = pdfium.FPDF_GetSignatureCount(document) > 0;
    flatten(pdfium, pdf, pages);
    const made = pdfium.FPDF_CreateNewDocument();
    pdfium.FPDF_ImportPages(made, document, '', 0);
    if (pdfium.FPDF_GetPageCount(made) !== pages) throw new UnreadablePdf('damaged');
    return { content: pdfium.save(made), pages, isSealed };
  } catch (error) {
    // The file has led it astray; its memory is left to nobody.
    throw error instanceof WebAssembly.RuntimeError ? new UnreadablePdf('damaged') : error;
  }
}

function flatten(pdfium: Pdfium, { document }: OpenPdf, pages: number): void {
  const isRepaired = !pdfium.FPDF_DocumentHasValidCrossReferenceTable(document);
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  // Draws fields of which the file has the value alone.
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
  for (let index = 0; index < pages; index += 1) {
    const page = pdfium.FPDF_LoadPage(document, index);
    if (page === 0) throw new UnreadablePdf('damaged');
    // What a repaired file has lost would be an empty page.
    if (isRepaired && pdfium.FPDFPage_CountObjects(page) === 0) throw new UnreadablePdf('damaged');
    pdfium.FORM_OnAfterLoadPage(page, form);
    if (pdfium.FPDFPage_Flatten(page, asShown) === failed) throw new UnreadablePdf('damaged');
    pdfium.FORM_OnBeforeClosePage(page, form);
    pdfium.FPDF_ClosePage(page);
  }
  pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  pdfium.PDFiumExt_CloseFormFillInfo(info);
}
