import { inflateSync } from 'node:zlib';
import { decode, encode } from 'fast-png';

/** Of the pad on the largest screen, several times over. */
const maxPixels = 4_000_000;
const channels = 4;
const firstChunk = 8;
/** Length and type before a chunk's data, checksum after it. */
const chunkHead = 8;
const chunkFrame = 12;
const widthAt = firstChunk + chunkHead;

/** The library decompresses without a bound, and little can be much when it is decompressed. */
function requireModestSize(file: Buffer): void {
  const [width, height] = [file.readUInt32BE(widthAt), file.readUInt32BE(widthAt + 4)];
  if (width * height > maxPixels) throw new RangeError('a picture is too large');
  const parts: Buffer[] = [];
  for (let at = firstChunk; at < file.length;) {
    const length = file.readUInt32BE(at);
    const data = at + chunkHead;
    if (file.toString('latin1', at + 4, data) === 'IDAT') {
      parts.push(file.subarray(data, data + length));
    }
    at += length + chunkFrame;
  }
  inflateSync(Buffer.concat(parts), { maxOutputLength: maxPixels * (channels + 1) });
}

/** As a canvas draws: colours and how opaque each pixel is, which of some is not at all. */
export default (bytes: Uint8Array): Uint8Array | undefined => {
  const file = Buffer.from(bytes);
  try {
    requireModestSize(file);
    const picture = decode(file, { checkCrc: true });
    const { width, height, data } = picture;
    if (picture.channels !== channels || picture.depth !== 8) return undefined;
    const isBlank = !data.some((value, index) => index % channels === 3 && value > 0);
    return isBlank ? undefined : encode({ width, height, data, channels, depth: 8 });
  } catch {
    return undefined;
  }
};
