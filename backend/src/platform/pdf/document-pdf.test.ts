import { askPoppler } from '../../testing/poppler';
import { documentPdf } from './document-pdf';
import type { Block } from './page-content';

const print = (...blocks: Block[]) =>
  documentPdf({ name: 'Smlouva o úvěru', category: 'Smluvní dokumenty', blocks }, '2026-11-20');

const facts: Block = { facts: [['Výše úvěru', '1 000 000 Kč']] };
const longTable: Block = {
  table: [['Rok', 'Jistina'], ...Array.from({ length: 80 }, (_, year) => [String(year), '1 000'])],
};

/** Elements with their depth, in the order in which they are read: `1 H1`. */
const structureOf = (pdf: Buffer): string[] =>
  askPoppler('pdfinfo -struct-text', pdf)
    .split('\n')
    .filter((line) => line !== '' && !line.trimStart().startsWith('"'))
    .map((line) => `${line.search(/\S/) / 2} ${line.trim().split(' ')[0]}`);

it('is PDF/A-2b: by its metadata, with its colours and title', async () => {
  const pdf = await print(facts);
  const bytes = pdf.toString('latin1');
  expect(bytes).toMatch(/<pdfaid:part>2</);
  expect(bytes).toMatch(/<pdfaid:conformance>B</);
  expect(bytes).toContain('/GTS_PDFA1');
  expect(bytes).toContain('/Lang (cs-CZ)');
  const info = askPoppler('pdfinfo', pdf);
  expect(info).toMatch(/Title: +Smlouva o úvěru/);
  expect(info).toMatch(/Tagged: +yes/);
  expect(info).toMatch(/PDF version: +1\.7/);
});

it('has a structure that a screen reader follows', async () => {
  const pdf = await print(
    { heading: '1. Úvěr' },
    { text: 'Věřitel poskytne úvěr.' },
    facts,
    { list: ['jedna', 'dvě'] },
    { note: 'drobné písmo' },
  );
  expect(structureOf(pdf).join(', ')).toBe(
    '0 Document, 1 P, 1 H1, 1 H2, 1 P, 1 Table, 2 TR, 3 TH, 3 TD, 1 L, 2 LI, 3 LBody, 2 LI, 3 LBody, 1 P',
  );
});

it('repeats the head of a table on each page, and tells it once', async () => {
  const pdf = await print(longTable);
  const text = askPoppler('pdftotext', pdf);
  const pages = text.split('\f').filter((page) => page.trim() !== '');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((page) => page.includes('Jistina'))).toHaveLength(pages.length);
  expect(structureOf(pdf).filter((element) => element === '3 TH')).toHaveLength(2);
});

it('keeps a line that leads to a list with it, wherever the page ends', async () => {
  const lead = 'Podmínky, které klient splní:';
  for (const lines of Array.from({ length: 12 }, (_, index) => 20 + index)) {
    const filling = Array.from({ length: lines }, (): Block => ({ text: 'Věta.' }));
    const pdf = await print(...filling, { text: lead }, { list: ['pojistit nemovitost'] });
    const pages = askPoppler('pdftotext', pdf).split('\f');
    const page = pages.find((text) => text.includes(lead));
    expect(page).toContain('pojistit nemovitost');
  }
});

it('is the same to the byte for the same day', async () => {
  const [one, two] = [await print(longTable), await print(longTable)];
  expect(one.equals(two)).toBe(true);
});
