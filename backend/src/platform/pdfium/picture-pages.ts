import { openPdfium } from './open-pdfium';

/** A picture as JPEG, without anything that it says of itself. */
export interface PlainPicture {
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Points of A4. */
const [short, long] = [595.28, 841.89];
/** Points; about a centimetre. */
const margin = 28;
/** Points of one pixel at most: a small picture is not drawn out to a page. */
const largestPixel = 0.75;

/** A page of A4 for each picture, lying where the picture does. */
export async function picturePages(
  pictures: Iterable<PlainPicture>,
): Promise<{ content: Uint8Array<ArrayBuffer>; pages: number }> {
  const pdfium = await openPdfium();
  const document = pdfium.FPDF_CreateNewDocument();
  let pages = 0;
  for (const { jpeg, width, height } of pictures) {
    const [across, up] = width > height ? [long, short] : [short, long];
    const pixel = Math.min((across - 2 * margin) / width, (up - 2 * margin) / height, largestPixel);
    const [drawnWidth, drawnHeight] = [width * pixel, height * pixel];
    const page = pdfium.FPDFPage_New(document, pages, across, up);
    const image = pdfium.FPDFPageObj_NewImageObj(document);
    const isSet = pdfium.withBytes(jpeg, (address) =>
      pdfium.EPDFImageObj_SetJpeg(0, 0, image, address, jpeg.length),
    );
    if (!isSet) throw new Error('a picture was not put on its page');
    const [left, bottom] = [(across - drawnWidth) / 2, (up - drawnHeight) / 2];
    pdfium.FPDFImageObj_SetMatrix(image, drawnWidth, 0, 0, drawnHeight, left, bottom);
    pdfium.FPDFPage_InsertObject(page, image);
    pdfium.FPDFPage_GenerateContent(page);
    pdfium.FPDF_ClosePage(page);
    pages += 1;
  }
  return { content: pdfium.save(document), pages };
}
