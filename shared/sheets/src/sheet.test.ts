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

it('writes texts as texts, whatever they begin with', () => {
  const csv = toCsv({
    name: 'Záznamy',
    columns: [{ title: 'Kdo', kind: 'text' }],
    rows: [['Nováková; Jana'], ['=cmd|calc'], ['007']],
  });
  expect(csv).toBe('\uFEFFKdo\r\n"Nováková; Jana"\r\n\'=cmd|calc\r\n007\r\n');
});
