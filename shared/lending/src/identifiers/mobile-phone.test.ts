import { parsePhone } from './mobile-phone';

it.each([
  ['601 123 456', '+420601123456'],
  ['+420 601-123-456', '+420601123456'],
  ['00420601123456', '+420601123456'],
  ['+420 224 123 456', undefined],
  ['+421 905 123 456', '+421905123456'],
  ['0049 1512 3456789', '+4915123456789'],
  ['+49 12', undefined],
  ['601 123', undefined],
])('reads the phone %p as %p', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});
