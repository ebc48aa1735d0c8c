import type { Security } from '../document-facts';
import { securityRows } from './security-rows';

const rowsOf = (...securities: Security[]) =>
  securityRows({ securities }).map(([, text]) => text.replaceAll(/\s/g, ' '));

it.each<[Security, string]>([
  [{ typeId: 4 }, 'Pozemek'],
  [
    { typeId: 2, deed: { cadastralArea: 'Nové Město', deedNumber: 12 } },
    'Byt, LV 12 k. ú. Nové Město',
  ],
  [
    {
      typeId: 1,
      address: 'Nádražní 5, 110 00 Praha 1',
      value: { amount: 4_000_000, valuedOn: '2026-11-20' },
    },
    'Rodinný dům, Nádražní 5, 110 00 Praha 1, hodnota 4 000 000 Kč ke dni 20. 11. 2026',
  ],
])('names what is known of %j', (security, text) => {
  expect(rowsOf(security)).toEqual([text]);
});

it('says nothing of a loan without any', () => {
  expect(securityRows({})).toEqual([]);
});
