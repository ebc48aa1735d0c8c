import { writeWorkbook } from './write-workbook';

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
