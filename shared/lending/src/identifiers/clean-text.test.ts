import { cleanLine, cleanName, cleanText } from './clean-text';

it.each([
  ['45\u00A0000\u200B', '45 000'],
  ['\u202A+420 777 123 456\u202C', '+420 777 123 456'],
  ['jana\u200B@example.cz', 'jana@example.cz'],
  ['Z\u030Ca\u0301k', 'Žák'],
  ['so\u00ADučet', 'součet'],
  ['první\ndruhý\tsloupec', 'první\ndruhý sloupec'],
  ['od – do', 'od – do'],
])('cleans %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

it.each([
  ['19\u20112000000800/0800', '19-2000000800/0800'],
  ['19\u22122000145399', '19-2000145399'],
  ['1\u20132\u20143\u20104', '1-2-3-4'],
])('has one dash in %j', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

it.each([
  ['Jana\u00A0Marie', 'Jana Marie'],
  ['Nováková\u2011Malá', 'Nováková-Malá'],
  ['  Jana  Eva ', 'Jana Eva'],
  ['ＪＡＮＡ', 'JANA'],
])('keeps the name %j as one', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});
