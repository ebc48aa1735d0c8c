import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = join(__dirname, '../../ui/src/styles');
/** Of narrow pages, and of keyframes. */
const nested = /@(media|supports|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const hiding = /(?<=^|;)(display:none|visibility:[^;]+|pointer-events:[^;]+)/g;
/** What tests do not see: generated content, and what moves. */
const unseen = /::|:(before|after)|-leave\b|-enter\b/;

/**
 * What antd's generated stylesheets say of whether something is there for a user, and can be clicked.
 * Tests ask for nothing else, and jsdom matches each rule for each element that a query by role asks
 * about.
 */
export function hidingStyles(): string {
  const found = readdirSync(styles)
    .filter((name) => name.startsWith('antd-'))
    .map((name) => readFileSync(join(styles, name), 'utf8').replaceAll(nested, ''))
    .flatMap((sheet) => [...sheet.matchAll(rule)])
    .flatMap(([, selector = '', declarations = '']) => {
      const hides = declarations.match(hiding);
      return hides && !unseen.test(selector) ? [`${selector.trim()}{${hides.join(';')}}`] : [];
    });
  return [...new Set(found)].join('\n');
}
