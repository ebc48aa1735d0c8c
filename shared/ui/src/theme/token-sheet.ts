import { compactMeasures, compactMedia, compactRoot, measures } from './measures';
import { palettes } from './palettes';

type Declarations = Readonly<Record<string, string | number>>;

const block = (selector: string, declarations: Declarations, extra?: string): string => {
  const lines = Object.entries(declarations).map(([name, value]) => `  --adv-${name}: ${value};`);
  if (extra) lines.unshift(`  ${extra};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
};

const inPixels = (sizes: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, `${value}px`]));

const light = block(':root', { ...inPixels(measures), ...palettes.light }, 'color-scheme: light');
const dark = (selector: string) => block(selector, { ...palettes.dark }, 'color-scheme: dark');

const compact = `@media ${compactMedia} {\n${block(compactRoot, inPixels(compactMeasures))}}\n`;

/** The stylesheet of our tokens: light on the root, dark and compact where the root says so. */
export const tokenSheet = (): string =>
  [light, dark(":root[data-theme='dark']"), compact].join('\n');

/** The same for pages where nobody chooses: dark where the device is. */
export const systemTokenSheet = (): string =>
  [light, `@media (prefers-color-scheme: dark) {\n${dark(':root')}}\n`].join('\n');
