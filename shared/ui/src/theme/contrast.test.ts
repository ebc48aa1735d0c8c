import { palettes } from './palettes';
import type { ColorName } from './palettes';

/** Red, green and blue of `#rrggbb`, each from 0 to 1. */
const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const channels = channelsOf(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColorName[] = ['canvas', 'surface', 'raised', 'sunken', 'hover'];
const tones: ColorName[] = ['neutral', 'info', 'success', 'warning', 'error'];

/** Text needs 4.5:1, edges of controls and the focus ring 3:1. */
const pairs: [front: ColorName, back: ColorName, least: number][] = [
  ...grounds.flatMap((ground): [ColorName, ColorName, number][] => [
    ['text', ground, 4.5],
    ['text-muted', ground, 4.5],
    ['link', ground, 4.5],
    ['error', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ...tones.flatMap((tone): [ColorName, ColorName, number][] => [
    [tone, `${tone}-soft` as ColorName, 4.5],
    ['text', `${tone}-soft` as ColorName, 4.5],
    ['text-muted', `${tone}-soft` as ColorName, 4.5],
    ['link', `${tone}-soft` as ColorName, 4.5],
  ]),
  ['accent-text', 'accent-soft', 4.5],
  ['accent-text', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-active', 4.5],
  ['on-error', 'error', 4.5],
  ['text', 'mark', 4.5],
  ['edge', 'surface', 3],
  ['edge', 'raised', 3],
  ['accent', 'surface', 3],
];

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it('has a red for the brand', () => {
    const [red = 0, green = 0, blue = 0] = channelsOf(palettes[mode].accent);
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  });

  it.each(pairs)('%s on %s is at least %d:1', (front, back, least) => {
    const palette = palettes[mode];
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
  });
});
