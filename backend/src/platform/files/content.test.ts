import { type Content, contentOf, inParts, partSize, readAll } from './content';

const bytesOf = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 256));

async function* pieces(bytes: Buffer, size: number): Content {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

async function lengthsOf(content: AsyncIterable<Buffer>): Promise<number[]> {
  const lengths: number[] = [];
  for await (const { length } of content) lengths.push(length);
  return lengths;
}

it.each([
  ['nothing', 0, 10, []],
  ['less than a part', 10, 3, [10]],
  ['exactly a part', partSize, 1_000, [partSize]],
  ['a byte more than a part', partSize + 1, 65_536, [partSize, 1]],
  ['one piece of several parts', 2 * partSize + 5, 3 * partSize, [partSize, partSize, 5]],
])('cuts %s', async (_, length, size, expected) => {
  const bytes = bytesOf(length);
  expect(await lengthsOf(inParts(pieces(bytes, size)))).toEqual(expected);
  expect(Buffer.compare(await readAll(inParts(pieces(bytes, size))), bytes)).toBe(0);
});

it('gives bytes in memory as they are', async () => {
  expect(await readAll(contentOf(Buffer.from('podpis')))).toEqual(Buffer.from('podpis'));
});
