import { inflateRawSync } from 'node:zlib';
import { writeWorkbook } from './write-workbook';

/** A file of a ZIP archive, as text: behind the 30 bytes of its head, its name and extra field. */
function entryOf(archive: Buffer, name: string): string {
  const nameAt = archive.indexOf(name);
  const head = nameAt - 30;
  const start = nameAt + name.length + archive.readUInt16LE(head + 28);
  return inflateRawSync(archive.subarray(start)).toString();
}

it('writes a workbook', async () => {
  const blob = await writeWorkbook({
    name: 'Splátkový kalendář',
    columns: [
      { title: 'Č.', kind: 'count' },
      { title: 'Datum', kind: 'date' },
      { title: 'Splátka', kind: 'money' },
    ],
    rows: [[1, '2027-01-05', 15_317.25]],
  });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // What every ZIP archive begins with.
  expect(String.fromCodePoint(...bytes.slice(0, 2))).toBe('PK');
});

it('writes formulas below what they count from', async () => {
  const blob = await writeWorkbook({
    name: 'Splátkový kalendář',
    inputs: [{ title: 'Výše úvěru', value: 3_000_000, kind: 'money' }],
    columns: [{ title: 'Splátka', kind: 'money' }],
    rows: [[{ formula: 'ROUND($B$1/2,2)', value: 1_500_000 }]],
  });
  const sheet = entryOf(Buffer.from(await blob.arrayBuffer()), 'xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<c r="B1"[^>]*><v>3000000<\/v>/);
  expect(sheet).toMatch(/<c r="A4"[^>]*><f>ROUND\(\$B\$1\/2,2\)<\/f>/);
});

it('writes texts as texts, whatever they begin with', async () => {
  const blob = await writeWorkbook({
    name: 'Záznamy',
    columns: [{ title: 'Kdo', kind: 'text' }],
    rows: [['=1+1']],
  });
  const archive = Buffer.from(await blob.arrayBuffer());
  expect(entryOf(archive, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
});
