import { PNG } from 'pngjs';

const startLength = 8;
/** Of the pad on the largest screen, several times over. */
const maxPixels = 4_000_000;
const interlacedAt = 28;

/** Before anything is decoded: how large it will be. Interlaced ones are decoded without a bound. */
function isModest(content: Buffer): boolean {
  if (content.length < interlacedAt + startLength) return false;
  const width = content.readUInt32BE(16);
  const height = content.readUInt32BE(20);
  return width * height <= maxPixels && content[interlacedAt] === 0;
}

/** Every fourth byte says how opaque a pixel is. */
const isBlank = (pixels: Buffer): boolean =>
  !pixels.some((value, index) => index % 4 === 3 && value > 0);

export default (bytes: Uint8Array): Uint8Array | undefined => {
  const content = Buffer.from(bytes);
  if (!isModest(content)) return undefined;
  try {
    const { width, height, data } = PNG.sync.read(content);
    if (isBlank(data)) return undefined;
    const picture = new PNG({ width, height });
    data.copy(picture.data);
    return PNG.sync.write(picture);
  } catch {
    return undefined;
  }
};
