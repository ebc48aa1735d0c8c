import { measures } from './measures';
import { palettes } from './palettes';

type Declarations = Readonly<Record<string, string | number>>;

const block = (selector: string, declarations: Declarations, extra: string): string => {
  const lines = Object.entries(declarations).map(([name, value]) => `  --adv-${name}: ${value};`);
  return `${selector} {\n  ${extra};\n${lines.join('\n')}\n}\n`;
};

const inPixels = Object.fromEntries(
  Object.entries(measures).map(([name, value]) => [name, `${value}px`]),
);

const light = block(':root', { ...inPixels, ...palettes.light }, 'color-scheme: light');
const dark = (selector: string) => block(selector, { ...palettes.dark }, 'color-scheme: dark');

/** The stylesheet of our tokens: light on the root, dark where the root says so. */
export const tokenSheet = (): string => [light, dark(":root[data-theme='dark']")].join('\n');

/** The same for pages where nobody chooses: dark where the device is. */
export const systemTokenSheet = (): string =>
  [light, `@media (prefers-color-scheme: dark) {\n${dark(':root')}}\n`].join('\n');
