import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  ImageMagick,
  initializeImageMagick,
  MagickFormat,
  MagickImageCollection,
} from '@imagemagick/magick-wasm';
import { encode } from 'fast-png';

const program = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
let preparing: Promise<void> | undefined;
const prepare = () => (preparing ??= initializeImageMagick(readFileSync(program)));

type Colour = readonly [red: number, green: number, blue: number];
export const red: Colour = [255, 0, 0];
export const green: Colour = [0, 255, 0];
export const blue: Colour = [0, 0, 255];
export const black: Colour = [0, 0, 0];

/** Of the picture that a person sees. */
const [width, height] = [60, 40];

/** What a person sees: a colour in each corner, from the left on top to the right below. */
const upright = (x: number, y: number): Colour =>
  [
    [red, green],
    [blue, black],
  ][y < height / 2 ? 0 : 1]?.[x < width / 2 ? 0 : 1] ?? black;

/** The pixel that a camera stores at a place, for each way in which it may have been held. */
const stored: Readonly<Record<number, (x: number, y: number) => Colour>> = {
  1: (x, y) => upright(x, y),
  2: (x, y) => upright(width - 1 - x, y),
  3: (x, y) => upright(width - 1 - x, height - 1 - y),
  4: (x, y) => upright(x, height - 1 - y),
  5: (x, y) => upright(y, x),
  6: (x, y) => upright(width - 1 - y, x),
  7: (x, y) => upright(width - 1 - y, height - 1 - x),
  8: (x, y) => upright(y, height - 1 - x),
};
const liesDown = (orientation: number) => orientation >= 5;

export const orientations = Object.keys(stored).map(Number);

/** @param scale pixels along each side of a pixel */
function png(orientation = 1, scale = 1): Buffer {
  const [across, up] = liesDown(orientation) ? [height, width] : [width, height];
  const size = { width: across * scale, height: up * scale };
  const colourAt = stored[orientation] ?? upright;
  const data = Buffer.from(
    Array.from({ length: size.width * size.height }, (_, index) => {
      const [x, y] = [index % size.width, Math.floor(index / size.width)];
      return [...colourAt(Math.floor(x / scale), Math.floor(y / scale))];
    }).flat(),
  );
  return Buffer.from(encode({ ...size, data, channels: 3, depth: 8 }));
}

/** What a camera writes into a photograph: who has taken it, and how it was held. */
function exif(orientation: number, artist: string): Buffer {
  const name = Buffer.from(`${artist}\0`, 'latin1');
  const tags = Buffer.alloc(38);
  tags.write('MM\0*', 0, 'latin1');
  tags.writeUInt32BE(8, 4);
  tags.writeUInt16BE(2, 8);
  const entry = (at: number, values: readonly [number, number, number, number]) => {
    tags.writeUInt16BE(values[0], at);
    tags.writeUInt16BE(values[1], at + 2);
    tags.writeUInt32BE(values[2], at + 4);
    tags.writeUInt32BE(values[3], at + 8);
  };
  entry(10, [0x0112, 3, 1, orientation << 16]);
  entry(22, [0x013b, 2, name.length, 38]);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tags, name]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const beginning = 2;

/** A photograph whose camera was held in one of the eight ways. */
export async function photograph(
  orientation: number,
  artist = 'Jan Novak',
  scale = 1,
): Promise<Buffer> {
  await prepare();
  const jpeg = ImageMagick.read(png(orientation, scale), (picture) => {
    picture.quality = 100;
    return picture.write(MagickFormat.Jpeg, (bytes) => Buffer.from(bytes));
  });
  const told = exif(orientation, artist);
  return Buffer.concat([jpeg.subarray(0, beginning), told, jpeg.subarray(beginning)]);
}

/** What is seen of a picture: its size, and the colours of its quarters as they were drawn. */
export async function seenOf(content: Buffer) {
  await prepare();
  return ImageMagick.read(content, (picture) =>
    picture.getPixels((pixels) => {
      const colourAt = (x: number, y: number) =>
        [...pixels.getPixel(Math.floor(picture.width * x), Math.floor(picture.height * y))].map(
          (part) => Math.round(part / 255) * 255,
        );
      const quarters = [colourAt(1 / 4, 1 / 4), colourAt(3 / 4, 1 / 4)];
      quarters.push(colourAt(1 / 4, 3 / 4), colourAt(3 / 4, 3 / 4));
      return { width: picture.width, height: picture.height, quarters };
    }),
  );
}

/** Several pictures in a file: a scan of several pages, or one that moves. */
export async function pictures(format: 'TIFF' | 'GIF', count: number): Promise<Buffer> {
  await prepare();
  const collection = MagickImageCollection.create();
  try {
    for (let added = 0; added < count; added += 1) {
      const one = MagickImageCollection.create(png());
      collection.push(...one);
    }
    return collection.write(format, (bytes) => Buffer.from(bytes));
  } finally {
    collection.dispose();
  }
}

/** A picture of a few bytes that says of itself to be larger than anybody's memory. */
export function hugePng(): Buffer {
  const bytes = png();
  // Of the first chunk: width and height, and the sum over it.
  bytes.writeUInt32BE(16_384, 16);
  bytes.writeUInt32BE(16_384, 20);
  bytes.writeUInt32BE(checksum(bytes.subarray(12, 29)), 29);
  return bytes;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

export const plainPng = () => png();
