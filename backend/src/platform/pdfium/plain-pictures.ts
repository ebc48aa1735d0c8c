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
import { isPicture, type PictureType } from '../files/picture-types';
import type { PlainPicture } from './picture-pages';

const program = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
let compiling: Promise<WebAssembly.Module> | undefined;

/** How ImageMagick calls the types of pictures; it guesses none, and so reads nothing else. */
const formats: Readonly<Record<PictureType, MagickFormat>> = {
  'image/gif': MagickFormat.Gif,
  'image/jpeg': MagickFormat.Jpeg,
  'image/png': MagickFormat.Png,
  'image/tiff': MagickFormat.Tiff,
};

interface SizeLimits {
  /** Of one picture, before it is made smaller. */
  pixels: number;
  /** Pixels that its longer side has at most afterwards. */
  longSide: number;
}

export interface PictureLimits extends SizeLimits {
  /** Pages, and so pictures, of one file. */
  pages: number;
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
export const plainPictures = (
  content: Uint8Array,
  contentType: string,
  limits: PictureLimits,
): Promise<readonly PlainPicture[] | PictureProblem> =>
  opened(contentType, limits, (format) => {
    const first = format === MagickFormat.Tiff ? {} : onlyFirst;
    const sizes = sizesOf(content, { format, ...first });
    if (sizes.length === 0) return 'damaged';
    if (sizes.length > limits.pages) return 'tooManyPages';
    if (sizes.some((size) => isTooLarge(size, limits))) return 'pictureTooLarge';
    return sizes.map((size, frameIndex) => plain(content, { format, frameIndex, size }, limits));
  });

/** The first picture of a file in the same way, whatever follows it. */
export const firstPicture = (
  content: Uint8Array,
  contentType: string,
  limits: SizeLimits,
): Promise<PlainPicture | PictureProblem> =>
  opened(contentType, limits, (format) => {
    const [size] = sizesOf(content, { format, ...onlyFirst });
    if (size === undefined) return 'damaged';
    if (isTooLarge(size, limits)) return 'pictureTooLarge';
    return plain(content, { format, frameIndex: 0, size }, limits);
  });

type Size = Record<'width' | 'height', number>;

/** Of what moves, the first picture counts. */
const onlyFirst = { frameIndex: 0, frameCount: 1 };

const isTooLarge = ({ width, height }: Size, { pixels }: SizeLimits) => width * height > pixels;

/** Opens the library for one file. */
async function opened<Made>(
  contentType: string,
  { pixels }: SizeLimits,
  make: (format: MagickFormat) => Made,
): Promise<Made | 'damaged'> {
  if (!isPicture(contentType)) throw new Error(`${contentType} is no picture`);
  // Each time a memory of its own: what a file does to it ends with it.
  compiling ??= readFile(program).then((bytes) => WebAssembly.compile(bytes));
  await initializeImageMagick(await compiling);
  ResourceLimits.memory = BigInt(pixels * bytesOfPixel * copies + bytesBeside);
  ResourceLimits.disk = 0n;
  try {
    return make(formats[contentType]);
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

function sizesOf(content: Uint8Array, which: Partial<MagickReadSettings>): Size[] {
  const pictures = MagickImageCollection.create();
  try {
    pictures.ping(content, new MagickReadSettings(which));
    return pictures.map(({ width, height }) => ({ width, height }));
  } finally {
    pictures.dispose();
  }
}

function plain(
  content: Uint8Array,
  { size, ...which }: Pick<MagickReadSettings, 'format' | 'frameIndex'> & { size: Size },
  { longSide }: SizeLimits,
): PlainPicture {
  const picture = MagickImage.create();
  try {
    let isWhole = true;
    picture.onWarning = ({ error }) => {
      if (endsEarly.test(error.message)) isWhole = false;
    };
    const settings = new MagickReadSettings({ ...which, frameCount: 1 });
    const decoded = decodedSize(size, longSide);
    if (decoded !== undefined) settings.setDefine(MagickFormat.Jpeg, 'size', decoded);
    picture.read(content, settings);
    if (!isWhole) throw new IncompletePicture();
    removeTransparency(picture);
    if (picture.colorSpace !== ColorSpace.Gray) picture.colorSpace = ColorSpace.sRGB;
    const most = new MagickGeometry(longSide, longSide);
    most.greater = true;
    picture.filterType = FilterType.Box;
    picture.resize(most);
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

/** How much larger than it will be a picture is decoded at least: what is left to do keeps it sharp. */
const reserve = 2;

/**
 * At which size a JPEG may be decoded: its half, a quarter or an eighth takes a part of the time. The
 * library would make a small one larger if it were asked.
 */
function decodedSize({ width, height }: Size, longSide: number): string | undefined {
  const share = (reserve * longSide) / Math.max(width, height);
  return share > 1 / 2 ? undefined : `${Math.floor(width * share)}x${Math.floor(height * share)}`;
}

function removeTransparency(picture: IMagickImage): void {
  if (!picture.hasAlpha) return;
  picture.backgroundColor = MagickColors.White;
  picture.alpha(AlphaAction.Remove);
}
