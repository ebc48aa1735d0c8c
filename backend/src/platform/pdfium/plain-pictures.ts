import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  AlphaAction,
  ColorSpace,
  FilterType,
  initializeImageMagick,
  MagickColors,
  MagickError,
  MagickFormat,
  MagickGeometry,
  MagickImage,
  MagickImageCollection,
  MagickReadSettings,
  type IMagickImage,
  ResourceLimits,
} from '@imagemagick/magick-wasm';
import type { PlainPicture } from './picture-pages';

const program = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
let compiling: Promise<WebAssembly.Module> | undefined;

/** Types of pictures, and how ImageMagick calls them; it guesses none, and so reads nothing else. */
const formats: Readonly<Record<string, MagickFormat>> = {
  'image/gif': MagickFormat.Gif,
  'image/jpeg': MagickFormat.Jpeg,
  'image/png': MagickFormat.Png,
  'image/tiff': MagickFormat.Tiff,
};

export interface PictureLimits {
  /** Of one picture, before it is made smaller. */
  pixels: number;
  /** Pages, and so pictures, of one file. */
  pages: number;
  /** Pixels of the side that is as long as a page. */
  longSide: number;
}

export type PictureProblem = 'pictureTooLarge' | 'tooManyPages' | 'damaged';

const quality = 85;
const bytesOfPixel = 4;
/** The picture, and the same turned. */
const copies = 2;
const bytesBeside = 64 * 1024 * 1024;

/**
 * The pictures of a file, one after another: turned upright, without metadata, with no more pixels than
 * a page needs. Sizes are judged by what the headers say, before anything is decoded.
 */
export async function plainPictures(
  content: Uint8Array,
  contentType: string,
  limits: PictureLimits,
): Promise<readonly PlainPicture[] | PictureProblem> {
  const format = formats[contentType];
  if (format === undefined) throw new Error(`${contentType} is no picture`);
  // Each time a memory of its own: what a file does to it ends with it.
  compiling ??= readFile(program).then((bytes) => WebAssembly.compile(bytes));
  await initializeImageMagick(await compiling);
  ResourceLimits.memory = BigInt(limits.pixels * bytesOfPixel * copies + bytesBeside);
  ResourceLimits.disk = 0n;
  try {
    const sizes = sizesOf(content, format);
    if (sizes.length === 0) return 'damaged';
    if (sizes.length > limits.pages) return 'tooManyPages';
    if (sizes.some(({ width, height }) => width * height > limits.pixels)) return 'pictureTooLarge';
    return sizes.map((_, frameIndex) => plain(content, { format, frameIndex }, limits.longSide));
  } catch (error) {
    if (isOfFile(error)) return 'damaged';
    throw error;
  }
}

/** The library's refusal, or that the file has led its program astray. */
const isOfFile = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  error instanceof MagickError ||
  error instanceof IncompletePicture;

class IncompletePicture extends Error {
  override name = 'IncompletePicture';
}

/** Of much it only warns: what follows is drawn grey. */
const endsEarly = /premature end/i;

/** Of what moves, the first picture counts. */
function sizesOf(content: Uint8Array, format: MagickFormat): { width: number; height: number }[] {
  const first = format === MagickFormat.Tiff ? {} : { frameIndex: 0, frameCount: 1 };
  const pictures = MagickImageCollection.create();
  try {
    pictures.ping(content, new MagickReadSettings({ format, ...first }));
    return pictures.map(({ width, height }) => ({ width, height }));
  } finally {
    pictures.dispose();
  }
}

function plain(
  content: Uint8Array,
  which: Pick<MagickReadSettings, 'format' | 'frameIndex'>,
  longSide: number,
): PlainPicture {
  const picture = MagickImage.create();
  try {
    let isWhole = true;
    picture.onWarning = ({ error }) => {
      if (endsEarly.test(error.message)) isWhole = false;
    };
    picture.read(content, new MagickReadSettings({ ...which, frameCount: 1 }));
    if (!isWhole) throw new IncompletePicture();
    removeTransparency(picture);
    if (picture.colorSpace !== ColorSpace.Gray) picture.colorSpace = ColorSpace.sRGB;
    const size = new MagickGeometry(longSide, longSide);
    size.greater = true;
    picture.filterType = FilterType.Box;
    picture.resize(size);
    picture.autoOrient();
    picture.strip();
    picture.quality = quality;
    const { width, height } = picture;
    const jpeg = picture.write(MagickFormat.Jpeg, (bytes) => bytes.slice());
    return { jpeg, width, height };
  } finally {
    picture.dispose();
  }
}

function removeTransparency(picture: IMagickImage): void {
  if (!picture.hasAlpha) return;
  picture.backgroundColor = MagickColors.White;
  picture.alpha(AlphaAction.Remove);
}
