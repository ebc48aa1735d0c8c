import { encode } from 'fast-png';

type Colour = readonly [red: number, green: number, blue: number];

const [width, height] = [640, 480];
const sky: Colour = [176, 208, 232];
const grass: Colour = [138, 168, 110];
const wall: Colour = [238, 228, 208];
const roof: Colour = [166, 84, 66];
const dark: Colour = [88, 96, 112];

const isIn = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
  x >= left && x < right && y >= top && y < bottom;

function colourAt(x: number, y: number): Colour {
  if (isIn(x, y, 296, 300, 344, 380) || isIn(x, y, 208, 260, 264, 308)) return dark;
  if (isIn(x, y, 376, 260, 432, 308)) return dark;
  if (isIn(x, y, 176, 220, 464, 380)) return wall;
  // Its slopes rise by half.
  if (y >= 130 && y < 220 && Math.abs(x - 320) <= 2 * (y - 130)) return roof;
  return y < 340 ? sky : grass;
}

/** A house on a meadow, as PNG. */
export function housePicture(): Buffer {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 3);
  return Buffer.from(encode({ width, height, data, channels: 3, depth: 8 }));
}
