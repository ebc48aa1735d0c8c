import { createPartSealer } from './part-sealer';

const sealer = createPartSealer(Buffer.alloc(32, 'key'), 'test');
const part = Buffer.from('Smlouva o úvěru');

it('opens what it has sealed, each time otherwise', () => {
  const [one, other] = [sealer.seal(part, 'a:0'), sealer.seal(part, 'a:0')];
  expect(sealer.open(one, 'a:0')).toEqual(part);
  expect(Buffer.compare(one, other)).not.toBe(0);
  expect(one.includes(part)).toBe(false);
});

it.each([
  ['at another place of its file', (sealed: Buffer) => [sealed, 'a:1']],
  ['in another file', (sealed: Buffer) => [sealed, 'b:0']],
  [
    'once it was changed',
    (sealed: Buffer) => [
      Buffer.from(sealed.map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
      'a:0',
    ],
  ],
] as const)('does not open %s', (_, moved) => {
  const [sealed, place] = moved(sealer.seal(part, 'a:0')) as [Buffer, string];
  expect(() => sealer.open(sealed, place)).toThrow('authenticate');
});

it('does not open what was sealed for another purpose', () => {
  const other = createPartSealer(Buffer.alloc(32, 'key'), 'other');
  expect(() => other.open(sealer.seal(part, 'a:0'), 'a:0')).toThrow('authenticate');
});
