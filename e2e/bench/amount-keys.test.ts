import { amountKeys } from './amount-keys';

const after = (amount: string, { position, digit }: { position: number; digit: string }) =>
  amount.slice(0, position) + digit + amount.slice(position + 1);

test('each key makes an amount that was not there before', () => {
  const amounts = amountKeys(99).reduce(
    (known, key) => [...known, after(known.at(-1) ?? '', key)],
    ['3 000 000'],
  );

  expect(new Set(amounts).size).toBe(100);
  expect(amounts.slice(0, 12)).toEqual([
    '3 000 000',
    '3 010 000',
    '3 020 000',
    '3 030 000',
    '3 040 000',
    '3 050 000',
    '3 060 000',
    '3 070 000',
    '3 080 000',
    '3 090 000',
    '3 190 000',
    '3 180 000',
  ]);
});
