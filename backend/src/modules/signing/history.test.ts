import { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { seededCases } from '../../testing/seeded-cases';
import { pathOf, sentinel, signingClient, signOnPad } from '../../testing/signing';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

type Event = CallResponse<typeof caseCalls.timeline>[number];

let backend: TestApp;
let caseId: number;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  const document = await backend.callOperation(signingCalls.get, {
    as: 'advisor',
    params: { documentOnSAId: 900_035 },
  });
  ({ caseId } = document.json<{ caseId: number }>());
});
afterAll(() => backend.close());

const timeline = async (): Promise<Event[]> =>
  (await backend.callOperation(caseCalls.timeline, { as: 'advisor', params: { caseId } })).json();

/** What the history of the case has got by it, oldest first. */
async function recordedBy(work: () => Promise<unknown>) {
  const before = new Set((await timeline()).map(({ id }) => id));
  await work();
  const added = (await timeline()).filter(({ id }) => !before.has(id)).toReversed();
  return added.map(({ kind, happenedOn, title, description, userName }) => ({
    kind,
    happenedOn,
    title,
    description,
    userName,
  }));
}

const advisor = 'Jana Nováková';
const event = (title: string, description: string, userName?: string) => ({
  kind: 'signing',
  happenedOn: testNow.toISOString(),
  title,
  description,
  userName,
});

/** A document of the sentinels by its last digits, and how it is called. */
async function nameOf(number: number): Promise<string> {
  const document = await backend.callOperation(signingCalls.get, {
    as: 'advisor',
    params: { documentOnSAId: 900_000 + number },
  });
  return document.json<{ name: string }>().name;
}

test('the last signature is told, those before it are not', async () => {
  const { members, sign } = signingClient(backend);
  const signers = await members(sentinel(33));
  const recorded = await recordedBy(async () => {
    for (const { Id } of signers) await signOnPad(backend, (await sign(Id)).NavigateUrl);
    // Once it is sealed, looking at it again tells nothing more.
    await members(sentinel(33));
  });
  expect(recorded).toEqual([event('Dokument podepsán', await nameOf(33))]);
});

test('the start and the end of digital signing are told with who did it', async () => {
  const { delegate, cancelAll } = signingClient(backend);
  const name = await nameOf(34);
  expect(
    await recordedBy(async () => {
      const { ProcessDelegateRedirectUrl } = await delegate(sentinel(34));
      await backend.call({ url: pathOf(ProcessDelegateRedirectUrl) });
      await delegate(sentinel(34));
    }),
  ).toEqual([event('Digitální podepisování zahájeno', name, advisor)]);
  expect(await recordedBy(() => cancelAll(sentinel(34)))).toEqual([
    event('Podepisování zrušeno', name, advisor),
  ]);
});

test('one cancelled signature is told when nothing of the signing is left', async () => {
  const { members, sign, onSignature } = signingClient(backend);
  const [one, two] = await members(sentinel(39));
  await sign(one?.Id ?? '');
  await sign(two?.Id ?? '');
  const cancel = (Id = '') => recordedBy(() => onSignature(signatureCalls.cancelOne, Id));
  expect(await cancel(one?.Id)).toEqual([]);
  expect(await cancel(two?.Id)).toEqual([event('Podepisování zrušeno', await nameOf(39), advisor)]);
});

test('a refused call tells nothing', async () => {
  const { cancelAll, delegate } = signingClient(backend);
  expect(await recordedBy(() => cancelAll(sentinel(36)))).toEqual([]);
  expect(await recordedBy(() => delegate(sentinel(33)))).toEqual([]);
});

test('what is prepared, cancelled and scanned is told', async () => {
  const { salesArrangementId } = (
    await backend.callOperation(signingCalls.get, {
      as: 'advisor',
      params: { documentOnSAId: 900_035 },
    })
  ).json<{ salesArrangementId: number }>();
  let documentOnSAId = 0;
  const prepared = await recordedBy(async () => {
    const answer = await backend.callOperation(signingCalls.create, {
      as: 'advisor',
      params: { salesArrangementId },
      body: { documentTypeCode: 'drawing', signatureTypeId: 2 },
    });
    expect(answer.statusCode).toBe(201);
    ({ documentOnSAId } = answer.json<{ documentOnSAId: number }>());
  });
  expect(prepared).toEqual([event('Dokument připraven k podpisu', 'Žádost – čerpání', advisor)]);
  const cancelled = await recordedBy(() =>
    backend.callOperation(signingCalls.cancel, { as: 'advisor', params: { documentOnSAId } }),
  );
  expect(cancelled).toEqual([
    event('Dokument vyřazen z podepisování', 'Žádost – čerpání', advisor),
  ]);
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7 a scan']), 'podepsano.pdf');
  const scan = new Response(form);
  const scanned = await recordedBy(async () => {
    const answer = await backend.callOperation(signingCalls.uploadScan, {
      as: 'advisor',
      params: { documentOnSAId: 900_062 },
      headers: { 'content-type': scan.headers.get('content-type') ?? '' },
      body: Buffer.from(await scan.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
  });
  expect(scanned).toEqual([event('Sken podepsaného dokumentu nahrán', await nameOf(62), advisor)]);
});
