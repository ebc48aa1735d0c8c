import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  initializeImageMagick,
  MagickColors,
  MagickFormat,
  MagickImage,
  NoiseType,
} from '@imagemagick/magick-wasm';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import type { SentFile } from './sender';

/** Of a camera of 12 megapixels. */
const [width, height] = [4_000, 3_000];
const pagesOfPaper = 10;

const program = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');

/** As large as a camera makes it: what is noisy cannot be compressed well. */
async function photograph(): Promise<Buffer> {
  await initializeImageMagick(readFileSync(program));
  const picture = MagickImage.create(MagickColors.Gray, width, height);
  picture.addNoise(NoiseType.Gaussian);
  picture.quality = 75;
  return picture.write(MagickFormat.Jpeg, (bytes) => Buffer.from(bytes));
}

/** A paper of some pages with a line each. */
function paper(title: string): Promise<Buffer> {
  const pdf = new PDFDocument();
  for (let page = 1; page <= pagesOfPaper; page += 1) {
    if (page > 1) pdf.addPage();
    pdf.text(`${title}, page ${page}`);
  }
  pdf.end();
  return buffer(pdf);
}

/** So many documents, every fifth a photograph of a paper, the others of ten pages. */
export async function scannedPages(count: number): Promise<SentFile[]> {
  const taken = await photograph();
  return Promise.all(
    Array.from({ length: count }, async (_, index) =>
      index % 5 === 0
        ? { fileName: `foto ${index + 1}.jpg`, content: taken }
        : { fileName: `smlouva ${index + 1}.pdf`, content: await paper(`Contract ${index + 1}`) },
    ),
  );
}
