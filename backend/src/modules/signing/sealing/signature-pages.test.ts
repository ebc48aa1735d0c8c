import { signingCalls } from '@advisor/contracts/signing/calls';
import { askPoppler } from '../../../testing/poppler';
import { pathOf, sentinel, signerPath, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';
import { documentContent } from '../content/document-content';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** The last pages: the clause of signatures and the audit trail. */
async function pagesOf(documentOnSAId: number): Promise<string> {
  const { rawPayload } = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId },
  });
  const text = askPoppler('pdftotext', rawPayload).replaceAll(/\s+/g, ' ');
  return text.slice(text.indexOf('Doložka o podpisech'));
}

test('each signature says whose it is, how and when it was made, and where from', async () => {
  const { first, sign } = signingClient(backend);
  const { NavigateUrl } = await sign((await first(sentinel(33))).Id);
  await signOnPad(backend, NavigateUrl, { 'user-agent': chrome });
  const { sha256 } = await documentContent(backend.app, 900_033);
  const pages = await pagesOf(900_033);
  expect(pages.replaceAll(' ', '')).toContain(sha256);
  for (const printed of [
    'Karel Dvořáček (Klient)',
    'Způsob podpisu Biometrický podpis',
    'Podepsáno 20. 11. 2026 10:00:00 SEČ',
    'Adresa a zařízení 127.0.0.1, Chrome 131, Windows',
    'Jana Nováková (za banku)',
  ]) {
    expect(pages).toContain(printed);
  }
  expect(pages).not.toContain(' klient ');
});

test('a signature by a code says when the code was sent, and each signer has their own name', async () => {
  const { delegate } = signingClient(backend);
  const answer = await delegate(sentinel(34));
  const page = pathOf(answer.ProcessDelegateRedirectUrl);
  const post = (url: string, form: Record<string, string> = {}) =>
    backend.call({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': chrome },
      payload: new URLSearchParams(form).toString(),
    });
  for (const { Id } of answer.Groups.flatMap(({ Members }) => Members)) {
    const path = await signerPath(backend, page, Id);
    await post(`${path}/code`);
    const { body } = await backend.call({ url: path });
    const [, code = ''] = /Váš kód pro podpis je (\d{6})\./.exec(body) ?? [];
    await post(`${path}/sign`, { code });
  }
  const pages = await pagesOf(900_034);
  const sent = 'Jednorázový kód odeslán 20. 11. 2026 10:00:00 SEČ, ověřen při podpisu';
  expect(pages.split(sent)).toHaveLength(3);
  for (const name of ['Karel Dvořáček (Klient)', 'Ivana Dvořáčková (Spolužadatel)']) {
    expect(pages).toContain(name);
  }
});
