import { signingCalls } from '@advisor/contracts/signing/calls';
import { failure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { http, HttpResponse } from 'msw';
import { File as NodeFile } from 'node:buffer';
import { call } from './call';
import { toForm } from './send-form';

const server = mockServer();
// jsdom's own files do not fit into the environment's forms, which are Node's.
const file = new NodeFile(['%PDF-1.7'], 'sken.pdf', { type: 'application/pdf' }) as unknown as File;
const path = signingCalls.uploadScan.path.replace(/\{(\w+)\}/, ':$1');
const upload = (signal?: AbortSignal) =>
  call(
    signingCalls.uploadScan,
    { params: { documentOnSAId: 5 }, body: { file } },
    { ...(signal && { signal }) },
  );

it('sends a body with a file as a form', async () => {
  let sent: [string | null, string | undefined] | undefined;
  server.use(
    http.post(`*/${path}`, async ({ request }) => {
      const received = (await request.formData()).get('file') as File;
      sent = [request.headers.get('content-type')?.split(';')[0] ?? null, received.name];
      return HttpResponse.json({ documentOnSAId: 5 });
    }),
  );
  await expect(upload()).resolves.toEqual({ documentOnSAId: 5 });
  expect(sent).toEqual(['multipart/form-data', 'sken.pdf']);
});

it('answers failures as any other call does', async () => {
  server.use(http.post(`*/${path}`, () => failure(400, { message: 'Soubor je příliš velký.' })));
  await expect(upload()).rejects.toMatchObject({
    status: 400,
    traceId: 'test-trace',
    messages: [{ message: 'Soubor je příliš velký.' }],
  });
});

it('fails without an answer, and with the reason of whoever stopped it', async () => {
  server.use(http.post(`*/${path}`, () => HttpResponse.error()));
  await expect(upload()).rejects.toMatchObject({ kind: 'network' });
  await expect(upload(AbortSignal.abort('left'))).rejects.toBe('left');
});

it.each([undefined, null, 'text', {}, { a: 1 }])('leaves %j as it is', (body) => {
  expect(toForm(body)).toBeUndefined();
});
