import { eq } from 'drizzle-orm';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { signingMembers } from '../../../domain/signing/members/schema';
import { askPoppler } from '../../../testing/poppler';
import { pathOf, sentinel, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

interface Word {
  text: string;
  right: number;
}

/** Words of a PDF with their right edges, points. */
function wordsOf(content: Buffer): { words: Word[]; pageWidth: number } {
  const answer = askPoppler('pdftotext -bbox', content);
  const found = answer.matchAll(/<word [^>]*xMax="([\d.]+)"[^>]*>([^<]*)</g);
  return {
    words: [...found].map(([, right, text = '']) => ({ text, right: Number(right) })),
    pageWidth: Number(/<page width="([\d.]+)"/.exec(answer)?.[1]),
  };
}

/** Least white space beside the text, points. */
const margin = 50;

test.each([
  ['of words', 32, 'Dlouhé Jméno '.repeat(16).slice(0, 199).trimEnd().padEnd(200, 'á')],
  ['without a space', 33, 'Řehoř'.repeat(40)],
])(
  'a name of 200 characters %s goes through service, pad and document whole',
  async (_, number, name) => {
    expect(name).toHaveLength(200);
    await backend.db
      .update(signingMembers)
      .set({ fullName: name })
      .where(eq(signingMembers.documentId, 900_000 + number));
    const { first, sign } = signingClient(backend);
    const { Id, InfoText1 } = await first(sentinel(number));
    expect(InfoText1).toBe(name);
    const { NavigateUrl } = await sign(Id);
    expect((await backend.call({ url: pathOf(NavigateUrl) })).body).toContain(name);
    const contentOf = async () =>
      (
        await backend.callOperation(signingCalls.content, {
          as: 'advisor',
          params: { documentOnSAId: 900_000 + number },
        })
      ).rawPayload;
    const unsigned = await contentOf();
    await signOnPad(backend, NavigateUrl);
    for (const content of [unsigned, await contentOf()]) {
      const { words, pageWidth } = wordsOf(content);
      const rightmost = Math.max(...words.map(({ right }) => right));
      expect(rightmost).toBeLessThan(pageWidth - margin);
      expect(words.map(({ text }) => text).join('')).toContain(name.replaceAll(' ', ''));
    }
  },
);
