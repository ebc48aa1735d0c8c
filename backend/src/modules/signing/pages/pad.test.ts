import { crc32, deflateSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { documentContent } from '../content/document-content';
import { signingMemberMethods, signingMembers } from '../../../domain/signing/members/schema';
import { signingAudit } from '../schema/signing-records';
import { drawnStrokes, pathOf, sentinel, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
let client: ReturnType<typeof signingClient>;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  client = signingClient(backend);
});
afterAll(() => backend.close());

const start = Buffer.from('89504e470d0a1a0a', 'hex');
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
};
/** A picture by its header, whatever its content is. */
const pictureOf = (width: number, height: number, content: Buffer) =>
  Buffer.concat([
    start,
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 6, 0, 0, 0])])),
    chunk('IDAT', deflateSync(content)),
    chunk('IEND', Buffer.alloc(0)),
  ]);

interface Picture {
  width?: number;
  height?: number;
  isBlank?: boolean;
}

/** A blank picture with a line on its top. */
function draw({ width = 300, height = 100, isBlank = false }: Picture = {}): Buffer {
  const lines = Buffer.alloc(height * (1 + 4 * width));
  if (!isBlank) lines.fill(255, 1, 400);
  return pictureOf(width, height, lines);
}
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
  'more than it says': toUrl(pictureOf(10, 10, Buffer.alloc(50_000_000))),
  'less than it says': toUrl(pictureOf(10, 10, Buffer.alloc(50))),
  'too many pixels': toUrl(draw({ width: 5_000, height: 1_000 })),
  'pixels that it has not': toUrl(pictureOf(20_000, 20_000, Buffer.alloc(50))),
  'nothing drawn': toUrl(draw({ isBlank: true })),
};

const confirm = (page: string, image?: string, how: object = { strokes: drawnStrokes }) =>
  backend.call({ method: 'POST', url: `${page}/confirm`, payload: { image, ...how } });

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

const stored = async () => {
  const { Id } = await client.first(sentinel(36));
  const [row] = await backend.db
    .select()
    .from(signingMembers)
    .where(eq(signingMembers.id, Number(Id)));
  return row;
};

describe('how a signature was made', () => {
  const name = 'Adam Biometrický';
  const picture = toUrl(draw());
  let page: string;
  beforeEach(async () => {
    await client.cancelAll(sentinel(36));
    page = pathOf((await client.sign((await client.first(sentinel(36))).Id)).NavigateUrl);
  });

  test('a drawn one is biometric, and the course of the hand is kept encrypted', async () => {
    expect((await confirm(page, picture)).statusCode).toBe(200);
    expect(await client.first(sentinel(36))).toMatchObject({
      IsSigned: true,
      SelectedSigningMethod: { Code: 'BIOMETRIC' },
    });
    const { sealedStrokes, signatureKind } = (await stored()) ?? {};
    expect(signatureKind).toBe('drawn');
    expect(JSON.parse(backend.app.backend.signingSealer.open(sealedStrokes ?? ''))).toEqual(
      drawnStrokes,
    );
  });

  test('a typed name is another method, in the card and in the audit trail', async () => {
    const answer = await confirm(page, picture, { typedName: ' adam  biometricky' });
    expect(answer.statusCode).toBe(200);
    const signer = await client.first(sentinel(36));
    expect(signer).toMatchObject({
      IsSigned: true,
      SelectedSigningMethod: { Code: 'TYPED', Name: 'Jméno napsané na klávesnici' },
    });
    expect(await stored()).toMatchObject({ signatureKind: 'typed', sealedStrokes: null });
    const lines = await backend.db
      .select({ action: signingAudit.action })
      .from(signingAudit)
      .where(eq(signingAudit.memberId, Number(signer.Id)));
    expect(lines.at(-1)).toEqual({ action: 'confirmTyped' });
  });

  test('nothing of it is left when the signing is given up', async () => {
    await confirm(page, picture, { typedName: name });
    await client.cancelAll(sentinel(36));
    expect(await client.first(sentinel(36))).toMatchObject({
      SigningMethod: { Code: 'BIOMETRIC' },
      SelectedSigningMethod: { Code: 'BIOMETRIC' },
    });
    expect(await stored()).toMatchObject({ signatureKind: null, signatureImage: null });
  });

  test('somebody else’s name is refused', async () => {
    const answer = await confirm(page, picture, { typedName: 'Mickey Mouse' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      [expect.objectContaining({ message: `Napište prosím celé jméno: ${name}.` })],
    ]);
    expect(await client.first(sentinel(36))).toMatchObject({ IsSigned: false });
  });

  test.each([
    ['neither drawn nor typed', {}],
    ['one point', { strokes: [[[1, 1, 0, 0]]] }],
    ['no points', { strokes: [[]] }],
    ['text in place of numbers', { strokes: [[['a', 'b', 0, 0]]] }],
    ['both', { strokes: drawnStrokes, typedName: name }],
    ['too many points', { strokes: [Array.from({ length: 10_001 }, () => [1, 1, 0, 0])] }],
  ])('%s: it is refused', async (_, how) => {
    expect((await confirm(page, picture, how)).statusCode).toBe(400);
    expect(await client.first(sentinel(36))).toMatchObject({ IsSigned: false });
  });

  test('a bank that takes no typed names offers none, and refuses those that come', async () => {
    const { body } = await backend.call({ url: page });
    expect(body).toContain('Nemůžete kreslit?');
    await backend.db.update(signingMemberMethods).set({ allowsTypedName: false });
    expect((await backend.call({ url: page })).body).not.toContain('Nemůžete kreslit?');
    expect((await confirm(page, picture, { typedName: name })).statusCode).toBe(409);
    expect((await confirm(page, picture)).statusCode).toBe(200);
  });
});

describe('the document beside the signature', () => {
  let page: string;
  beforeAll(async () => {
    await client.cancelAll(sentinel(36));
    page = pathOf((await client.sign((await client.first(sentinel(36))).Id)).NavigateUrl);
  });

  test('is read on the pad, made of what is printed', async () => {
    const { body } = await backend.call({ url: page });
    const { page: printed } = await documentContent(backend.app, 900_036);
    expect(body).toContain(`<h2 id="document-name">${printed.name}</h2>`);
    const texts = printed.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(body).toContain(`<p>${text}</p>`);
    expect(body.indexOf('id="document-end"')).toBeLessThan(body.indexOf('<canvas'));
  });

  test('can be saved as the PDF that is sealed later', async () => {
    const { headers, rawPayload } = await backend.call({ url: `${page}/document` });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('attachment'),
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('that its end was reached is noted once, and survives a reload', async () => {
    expect((await backend.call({ url: page })).body).toContain('data-read="false"');
    for (let again = 0; again < 2; again += 1) {
      const answer = await backend.call({ method: 'POST', url: `${page}/read`, payload: {} });
      expect(answer.statusCode).toBe(204);
    }
    expect((await backend.call({ url: page })).body).toContain('data-read="true"');
    const { Id } = await client.first(sentinel(36));
    const lines = await backend.db
      .select()
      .from(signingAudit)
      .where(and(eq(signingAudit.memberId, Number(Id)), eq(signingAudit.action, 'readDocument')));
    expect(lines).toMatchObject([{ actor: 'client', fromState: null }]);
  });

  test('is for nobody when the pad is used up', async () => {
    expect((await confirm(page, toUrl(draw()))).statusCode).toBe(200);
    expect((await backend.call({ url: `${page}/document` })).statusCode).toBe(404);
    const answer = await backend.call({ method: 'POST', url: `${page}/read`, payload: {} });
    expect(answer.statusCode).toBe(409);
  });
});

test('the pages bring the product’s font with them', async () => {
  const { body } = await backend.call({ url: '/signature-service/pad/unknown' });
  const [, font = ''] = /href="(\/signature-service\/inter\.\w+\.woff2)"/.exec(body) ?? [];
  const { headers, rawPayload } = await backend.call({ url: font });
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
});
