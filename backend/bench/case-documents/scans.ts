import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  initializeImageMagick,
  MagickColors,
  MagickFormat,
  MagickImage,
  NoiseType,
} from '@imagemagick/magick-wasm';
import { pagesPdf } from '../../src/modules/case-documents/testing/pdf-files';
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

/** So many documents, every fifth a photograph of a paper, the others of ten pages. */
export async function scannedPages(count: number): Promise<SentFile[]> {
  const taken = await photograph();
  return Array.from({ length: count }, (_, index) =>
    index % 5 === 0
      ? { fileName: `foto ${index + 1}.jpg`, content: taken }
      : {
          fileName: `smlouva ${index + 1}.pdf`,
          content: pagesPdf(
            Array.from({ length: pagesOfPaper }, (_line, page) => `Strana ${page} z ${index}`),
          ),
        },
  );
}
