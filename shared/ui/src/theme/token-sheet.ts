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

/** The stylesheet of our tokens: light on the root, dark where the root says so. */
export const tokenSheet = (): string =>
  [
    block(':root', { ...inPixels, ...palettes.light }, 'color-scheme: light'),
    block(":root[data-theme='dark']", { ...palettes.dark }, 'color-scheme: dark'),
  ].join('\n');
