import type { EndpointDeclaration } from '@advisor/contracts/endpoint';
import { call } from '@advisor/api-client/call';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { signingDocument } from '../testing/render-card';
import { member } from '../testing/signature-fixtures';
import {
  cancelDocument,
  cancelSignature,
  delegateSigning,
  readClientDataFields,
  retrySigning,
  saveClientData,
  sign,
} from './signing-calls';

const server = mockServer();
const headers = { operationId: 'a-key', returnPath: '/mortgage/documents-signing/7' };
const startHeaders = { 'idempotency-key': 'a-key', 'x-context': '/mortgage/documents-signing/7' };
const form = { Process: 'STANDARD' as const, FormId: 'F1', Properties: [] };
const signing = { ...form, SigningMethodCode: 'BIOMETRIC' };
const service = '/epodpisy/REST/SignaturesService';
const ofDocument = {
  params: { context: 'epodpisy' },
  query: { documentExternalId: 'EP-1', org: '0100' },
};

const operations = [
  signatureCalls.getWithMethods,
  signatureCalls.get,
  signatureCalls.clientDataFields,
  signatureCalls.setClientData,
  signatureCalls.sign,
  signatureCalls.retry,
  signatureCalls.cancelOne,
  signatureCalls.cancelAll,
  signatureCalls.delegate,
] as const;
let asked: Request | undefined;
beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    asked = request;
  });
});

/** Every operation of part 1, section 7, as it stands there. */
it.each<[string, () => Promise<unknown>, string, string, unknown, object]>([
  [
    'the start',
    () => call(signatureCalls.getWithMethods, ofDocument),
    'GET',
    'GetSignaturesAndAvailableMethods?documentExternalId=EP-1&org=0100',
    undefined,
    {},
  ],
  [
    'the state',
    () => call(signatureCalls.get, ofDocument),
    'GET',
    'GetSignatures?documentExternalId=EP-1&org=0100',
    undefined,
    {},
  ],
  [
    'the form',
    () => readClientDataFields(signingDocument, 'S1', 'F1'),
    'GET',
    'GetClientDataFields?signatureId=S1&formId=F1',
    undefined,
    {},
  ],
  [
    'the client data',
    () => saveClientData(signingDocument, 'S1', form),
    'POST',
    'SetClientData/S1',
    form,
    {},
  ],
  [
    'a signature',
    () => sign(signingDocument, member(), signing, headers),
    'POST',
    'Sign?signatureId=S1&mode=ADVISOR',
    signing,
    startHeaders,
  ],
  [
    'another attempt',
    () => retrySigning(signingDocument, member(), headers),
    'POST',
    'RetrySigning?signatureId=S1&mode=ADVISOR',
    undefined,
    startHeaders,
  ],
  [
    'one cancelled',
    () => cancelSignature(signingDocument, member()),
    'POST',
    'CancelSignature?signatureId=S1&mode=ADVISOR',
    undefined,
    {},
  ],
  [
    'all cancelled',
    () => cancelDocument(signingDocument),
    'POST',
    'Cancel?documentExternalId=EP-000001',
    undefined,
    {},
  ],
  [
    'the digital signing',
    () => delegateSigning(signingDocument),
    'POST',
    'DelegateSigning?documentExternalId=EP-000001',
    { Process: 'MSC' },
    {},
  ],
])('asks for %s', async (_name, ask, method, address, body, sentHeaders) => {
  const received: { method: string; address: string; body: unknown; headers: Headers }[] = [];
  const answer = ({ headers: sent, body: given }: { headers: Headers; body: unknown }) => {
    const { method: by = '', url = '' } = asked ?? {};
    const { pathname, search } = new URL(url);
    received.push({ method: by, address: `${pathname}${search}`, body: given, headers: sent });
    return Response.json({ Result: { Code: 0 }, Fields: [], Groups: [] });
  };
  server.use(...operations.map((operation) => handle<EndpointDeclaration>(operation, answer)));
  await ask();
  expect(received).toEqual([
    { method, address: `${service}/${address}`, body, headers: expect.any(Headers) },
  ]);
  for (const [name, value] of Object.entries(sentHeaders)) {
    expect(received[0]?.headers.get(name)).toBe(value);
  }
});
