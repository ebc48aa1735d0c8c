import { createFinder } from './finder';

const found = (text: string, size: number) => {
  const finder = createFinder([Buffer.from('word/'), Buffer.from('vbaProject.bin')]);
  for (let start = 0; start < text.length; start += size)
    finder.look(Buffer.from(text.slice(start, start + size)));
  return [finder.found(0), finder.found(1)];
};

it.each([1, 3, 7, 100])('finds what is there, in pieces of %d', (size) => {
  expect(found('PK..word/document.xml', size)).toEqual([true, false]);
  expect(found('PK..word/..word/vbaProject.bin', size)).toEqual([true, true]);
  expect(found('PK..wor.d/vbaProject.bi', size)).toEqual([false, false]);
});

it('finds nothing in nothing', () => {
  expect(found('', 1)).toEqual([false, false]);
});
