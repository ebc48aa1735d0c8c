import type { Appearance } from '@advisor/embed/messages';

/** WCAG 2.2, 1.4.3: text smaller than 24 px. */
const leastContrast = 4.5;
const largestRadius = 16;
/** Names as CSS has them; nothing that loads or ends the declaration. */
const fontNames = /^[\w \-'",]{1,200}$/;

type Refusal = { name: keyof Appearance; contrast?: number };

/** Relative luminance of `#rrggbb`, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours `#rrggbb`, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** A token's value as it is now. */
const own = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

let shown: Appearance = {};

/**
 * Shows the parent's colours, corners and font in the place of the theme's.
 * @param appearance undefined shows the last one again, as after another theme
 * @returns what was refused, because it is malformed or cannot be read; the theme's stands there
 */
export function showAppearance(appearance: Appearance = shown): Refusal[] {
  shown = appearance;
  const { style } = document.documentElement;
  for (const name of [
    'accent',
    'accent-hover',
    'accent-text',
    'on-accent',
    'surface',
    'radius',
    'radius-small',
  ])
    style.removeProperty(`--adv-${name}`);
  document.body.style.removeProperty('font-family');
  const refused: Refusal[] = [];
  const { accent, background, radius, font } = appearance;
  if (background !== undefined) {
    // Of all that is written on it the worst counts.
    const worst = isColour(background)
      ? Math.min(
          ...['text', 'text-muted', 'error', 'accent-text'].map((name) =>
            contrastOf(own(`--adv-${name}`), background),
          ),
        )
      : undefined;
    if (worst !== undefined && worst >= leastContrast && isColour(background))
      style.setProperty('--adv-surface', background);
    else refused.push({ name: 'background', ...(worst !== undefined && { contrast: worst }) });
  }
  if (accent !== undefined) {
    // It is written with, too.
    const contrast = isColour(accent) ? contrastOf(accent, own('--adv-surface')) : undefined;
    if (contrast !== undefined && contrast >= leastContrast && isColour(accent)) {
      style.setProperty('--adv-accent', accent);
      style.setProperty('--adv-accent-text', accent);
      style.setProperty('--adv-accent-hover', `color-mix(in srgb, ${accent} 88%, black)`);
      const isLight = contrastOf(accent, '#ffffff') >= leastContrast;
      style.setProperty('--adv-on-accent', isLight ? '#ffffff' : '#000000');
    } else refused.push({ name: 'accent', ...(contrast !== undefined && { contrast }) });
  }
  if (radius !== undefined) {
    if (typeof radius === 'number' && radius >= 0 && radius <= largestRadius) {
      style.setProperty('--adv-radius', `${radius}px`);
      style.setProperty('--adv-radius-small', `${Math.min(radius, 4)}px`);
    } else refused.push({ name: 'radius' });
  }
  if (font !== undefined) {
    if (typeof font === 'string' && fontNames.test(font)) document.body.style.fontFamily = font;
    else refused.push({ name: 'font' });
  }
  return refused;
}
