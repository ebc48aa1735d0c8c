import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { pathOf, sentinel, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
let client: ReturnType<typeof signingClient>;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  client = signingClient(backend);
});
afterAll(() => backend.close());

interface Picture {
  width?: number;
  height?: number;
  isBlank?: boolean;
}

function draw({ width = 300, height = 100, isBlank = false }: Picture = {}): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(0);
  if (!isBlank) picture.data.fill(255, 0, 400);
  return PNG.sync.write(picture);
}

const start = draw().subarray(0, 8);
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
};
/** A picture of ten by ten pixels by its header, whatever its content is. */
const tenByTen = (content: Buffer, interlaced = 0) =>
  Buffer.concat([
    start,
    chunk('IHDR', Buffer.concat([numbers(10, 10), Buffer.from([8, 6, 0, 0, interlaced])])),
    chunk('IDAT', deflateSync(content)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const lines = Buffer.alloc(10 * 41, 1);
const withDamage = (at: number) => {
  const damaged = draw();
  damaged[at] = (damaged[at] ?? 0) ^ 1;
  return damaged;
};

const toUrl = (content: Buffer) => `data:image/png;base64,${content.toString('base64')}`;

const broken: Record<string, string> = {
  'no picture': 'not a picture',
  'another kind of file': 'data:image/png;base64,AAAA',
  'too many bytes': `data:image/png;base64,${'A'.repeat(600_000)}`,
  'nothing but the first bytes': toUrl(Buffer.concat([start, Buffer.from('garbage'.repeat(20))])),
  'an end that is missing': toUrl(draw().subarray(0, -20)),
  'a bit that is wrong': toUrl(withDamage(60)),
  'more than it says': toUrl(tenByTen(Buffer.alloc(50_000_000))),
  'less than it says': toUrl(tenByTen(lines.subarray(0, 50))),
  'lines out of order': toUrl(tenByTen(lines, 1)),
  'too many pixels': toUrl(draw({ width: 5_000, height: 1_000 })),
  'nothing drawn': toUrl(draw({ isBlank: true })),
};

const confirm = (page: string, image?: string) =>
  backend.call({ method: 'POST', url: `${page}/confirm`, payload: { image } });

describe('a picture that cannot be printed', () => {
  let page: string;
  beforeAll(async () => {
    page = pathOf((await client.sign((await client.first(sentinel(35))).Id)).NavigateUrl);
  });

  test.each(Object.keys(broken))('%s: it is refused, and nothing is lost', async (what) => {
    const answer = await confirm(page, broken[what]);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      [expect.objectContaining({ message: expect.stringContaining('Podepište se prosím znovu') })],
    ]);
    const signer = await client.first(sentinel(35));
    expect(signer).toMatchObject({ IsSigned: false, CanBeCancelled: true });
    expect((await backend.call({ url: page })).statusCode).toBe(200);
  });

  test('the same pad takes a good one afterwards', async () => {
    expect((await confirm(page, toUrl(draw()))).statusCode).toBe(200);
    expect(await client.first(sentinel(35))).toMatchObject({ IsSigned: true });
  });
});

test('what the pad has taken is printed when the document is sealed', async () => {
  for (const { Id, IsSigned } of await client.members(sentinel(33))) {
    if (IsSigned) continue;
    const page = pathOf((await client.sign(Id)).NavigateUrl);
    for (const image of Object.values(broken)) await confirm(page, image);
    await confirm(page, toUrl(draw()));
  }
  const answer = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId: 900_033 },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
});
