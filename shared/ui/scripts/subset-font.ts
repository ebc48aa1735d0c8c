/**
 * Cuts Inter to the characters of a Czech bank's screens: `pnpm --filter @advisor/ui font`.
 * The result is committed, so a build needs no font tools.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin-1, the Czech letters beyond it, and those of names from the neighbouring countries. */
const characters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ĚěŠšČčŘřŽžŮůĎďŤťŇň',
  'ĽľĹĺŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĂăȘșȚțĐđ',
  '–—‘’‚“”„…•‰€™→←↑↓−×≤≥≈‹›\u2007\u2009\u202F✓⌘',
].join('');

const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');
const subset = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  // Text size only; the display cut would double the file.
  variationAxes: { wght: { min: 400, max: 700, default: 400 }, opsz: 14 },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
});
// The second one is for pages that the back end writes itself.
for (const target of ['../src/fonts', '../../../backend/assets']) {
  await writeFile(new URL(`${target}/inter-advisor.woff2`, import.meta.url), subset);
}
process.stdout.write(`inter-advisor.woff2: ${subset.length} bytes\n`);
