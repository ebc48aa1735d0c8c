import { toCsv } from './sheet';

it('writes what a Czech Excel opens', () => {
  const csv = toCsv({
    name: 'Kalendář',
    columns: [
      { title: 'Č.', kind: 'count' },
      { title: 'Datum; den', kind: 'date' },
      { title: 'Splátka', kind: 'money' },
    ],
    rows: [
      [1, '2027-01-05', 15_317],
      [2, '2027-02-28', -0.5],
    ],
  });
  expect(csv).toBe('\uFEFFČ.;"Datum; den";Splátka\r\n1;5.1.2027;15317,00\r\n2;28.2.2027;-0,50\r\n');
});
