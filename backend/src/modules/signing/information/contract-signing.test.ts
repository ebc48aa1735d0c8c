import { embeddedHeader } from '@advisor/contracts/error-codes';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { Closed, DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { eq, inArray, not } from 'drizzle-orm';
import { signingDocuments } from '../../../domain/signing/schema';
import { hashPassword } from '../../../platform/session/password';
import { newClient, offerClient } from '../../../testing/offers';
import { openDocumentKind } from '../../../testing/document-order';
import { seededCases } from '../../../testing/seeded-cases';
import {
  handOverInformation,
  pathOf,
  service,
  signerPath,
  signingClient,
  signOnPad,
} from '../../../testing/signing';
import { type TestApp, testApp } from '../../../testing/test-app';
import { documentClosedBy } from './pre-contract-rule';
import { preContractHandovers } from '../schema/pre-contract-handovers';

let backend: TestApp;
beforeAll(async () => {
  const clients = { portal: await hashPassword('secret') };
  backend = await testApp({
    contents: seededCases,
    config: { embed: { clients, parentOrigins: ['https://portal.example'], webhooks: {} } },
  });
});
afterAll(() => backend.close());

const informationMissing = 118;

/** Documents that the tests have made. */
const made: number[] = [0];

/** A contract whose client has been given nothing: prepared before there was the rule. */
async function contractOfBefore(signatureTypeId: number) {
  const { save, createCase } = offerClient(backend);
  const opened = await createCase(await save(), newClient);
  const { salesArrangementId } = opened.json<{ salesArrangementId: number }>();
  await openDocumentKind(backend, salesArrangementId, 'loanContract');
  await handOverInformation(backend, salesArrangementId);
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId },
    body: { documentTypeCode: 'loanContract', signatureTypeId },
  });
  const { documentOnSAId, externalId = '' } = created.json<DocumentOnSA>();
  made.push(documentOnSAId);
  const takeBack = () =>
    backend.db
      .delete(preContractHandovers)
      .where(eq(preContractHandovers.salesArrangementId, salesArrangementId));
  const closed = async () => {
    const params = { documentOnSAId };
    const answer = await backend.callOperation(signingCalls.get, { as: 'advisor', params });
    return answer.json<{ closed?: Closed }>().closed;
  };
  return { salesArrangementId, documentOnSAId, externalId, takeBack, closed };
}

test('no signature starts before the sheet, and the document says what opens it', async () => {
  const { externalId, salesArrangementId, takeBack, closed } = await contractOfBefore(2);
  await takeBack();
  const { first, sign, onSignature, save } = signingClient(backend);
  const { Id } = await first(externalId);
  const { Result } = await sign(Id);
  expect(Result).toMatchObject({ Code: informationMissing });
  expect(Result.Message).toContain('předejte klientovi předsmluvní informace (ESIS)');
  expect((await save(Id, 'IDENTIFICATION', {})).Code).toBe(informationMissing);
  expect((await first(externalId)).IsSigned).toBe(false);
  expect(await closed()).toMatchObject({
    reason: Result.Message,
    offerIdToHandOver: expect.any(Number),
  });

  const { NavigateUrl } = await handedOver(salesArrangementId, () => sign(Id));
  expect(await closed()).toBeUndefined();

  await takeBack();
  expect((await onSignature(signatureCalls.retry, Id)).Result.Code).toBe(informationMissing);
  expect(NavigateUrl).toContain('/pad/');
});

async function handedOver<T>(salesArrangementId: number, work: () => Promise<T>): Promise<T> {
  expect((await handOverInformation(backend, salesArrangementId))?.statusCode).toBe(200);
  return work();
}

test('on the pad the client is told whom to ask, and signs nothing', async () => {
  const { externalId, takeBack } = await contractOfBefore(2);
  const { first, sign } = signingClient(backend);
  const { NavigateUrl } = await sign((await first(externalId)).Id);
  await takeBack();
  const page = await backend.call({ url: pathOf(NavigateUrl) });
  expect(page.statusCode).toBe(409);
  expect(page.body).toContain('Obraťte se prosím na svého poradce.');
  expect((await signOnPad(backend, NavigateUrl)).statusCode).toBe(409);
  expect((await first(externalId)).IsSigned).toBe(false);
});

test('a digital signing does not start, and one under way takes no code', async () => {
  const { externalId, takeBack, salesArrangementId } = await contractOfBefore(3);
  await takeBack();
  const { delegate, read } = signingClient(backend);
  expect((await delegate(externalId)).Result.Code).toBe(informationMissing);

  const started = await handedOver(salesArrangementId, () => delegate(externalId));
  const overview = pathOf(started.ProcessDelegateRedirectUrl);
  const [client] = started.Groups.flatMap(({ Members }) => Members);
  const own = await signerPath(backend, overview, client?.Id);
  await takeBack();
  await backend.call({ method: 'POST', url: `${own}/code` });
  const page = await backend.call({ url: own });
  expect(page.statusCode).toBe(409);
  expect(page.body).toContain('Obraťte se prosím na svého poradce.');
  expect(page.body).not.toContain('Váš kód');
  const [member] = (await read(externalId)).Groups.flatMap(({ Members }) => Members);
  expect(member?.IsSigned).toBe(false);
});

test('in a frame it is said where to mend it', async () => {
  const { externalId, takeBack } = await contractOfBefore(2);
  await takeBack();
  const { Id } = await signingClient(backend).first(externalId);
  const authorization = `Basic ${Buffer.from('portal:secret').toString('base64')}`;
  const asked = await backend.callOperation(embedCalls.createCode, {
    headers: { authorization },
    body: { documentExternalId: externalId, login: 'advisor' },
  });
  const { code } = asked.json<{ code: string }>();
  const exchanged = await backend.callOperation(embedCalls.exchangeCode, {
    body: { code, documentExternalId: externalId },
  });
  const cookie = String(exchanged.headers['set-cookie']).split(';')[0] ?? '';
  const signed = await backend.callOperation(signatureCalls.sign, {
    params: service,
    query: { signatureId: Id, mode: 'SIGN' },
    headers: { cookie, [embeddedHeader]: externalId, 'x-context': '/' },
    body: { Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' },
  });
  expect(signed.json()).toMatchObject({
    Result: { Code: informationMissing, Message: expect.stringContaining('v Pracovišti poradce') },
  });
});

test('a scan of what was signed on paper is not taken either', async () => {
  const { documentOnSAId, takeBack, salesArrangementId } = await contractOfBefore(1);
  await takeBack();
  const upload = () =>
    backend.call(
      {
        method: 'POST',
        url: `/api/v1/document-on-sa/${documentOnSAId}/scan`,
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
        payload:
          '--edge\r\ncontent-disposition: form-data; name="file"; filename="scan.pdf"\r\n\r\n%PDF-1.7\r\n--edge--\r\n',
      },
      'advisor',
    );
  const refused = await upload();
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('ESIS');
  const taken = await handedOver(salesArrangementId, upload);
  expect(taken.statusCode).toBe(200);
});

test('every contract that the demonstration is signing may be signed', async () => {
  const seeded = await backend.db
    .select({ id: signingDocuments.documentId })
    .from(signingDocuments)
    .where(not(inArray(signingDocuments.documentId, made)));
  expect(seeded.length).toBeGreaterThan(60);
  const closed = await Promise.all(seeded.map(({ id }) => documentClosedBy(backend.db, id)));
  expect(closed.filter(Boolean)).toEqual([]);
});
