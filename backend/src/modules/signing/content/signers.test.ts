import { salesArrangementType } from '@advisor/contracts/codebooks';
import { signatureType } from '@advisor/contracts/codebooks/document';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { eq } from 'drizzle-orm';
import { documentKinds } from '../../../domain/documents/document-kinds';
import { areas } from '../../../modules';
import { signingDocuments } from '../../../domain/signing/schema';
import { arrangementFor, kindsOfDocuments } from '../../../testing/document-kinds';
import { openDocumentKind } from '../../../testing/document-order';
import { askPoppler } from '../../../testing/poppler';
import { seededCases } from '../../../testing/seeded-cases';
import { handOverInformation, signingClient } from '../../../testing/signing';
import { type TestApp, testApp } from '../../../testing/test-app';
import type { Process } from '../state-machine';

/* A paper names those who sign it, whichever way it is signed: those whom the card has. */

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const { extraPayment } = salesArrangementType;
const kinds = [
  ...kindsOfDocuments,
  ...documentKinds({ areas }, extraPayment.code, 20001).map(({ name, documentTypeCode }) => ({
    name,
    documentTypeCode,
    typeId: extraPayment.code,
    productTypeId: 20001,
  })),
];

const { physical, biometric, electronic } = signatureType;
const waysOf = ({ typeId, productTypeId, documentTypeCode }: (typeof kinds)[number]) =>
  documentKinds({ areas }, typeId, productTypeId).find(
    (kind) => kind.documentTypeCode === documentTypeCode,
  )?.signatureTypeIds ?? [];

const rows = kinds.flatMap((kind) =>
  waysOf(kind).map((signatureTypeId) => ({ ...kind, signatureTypeId })),
);

/** The processes in which a document may be signed, by how it was prepared. */
const processes: Record<number, Process[]> = {
  [physical.code]: ['STANDARD'],
  [biometric.code]: ['STANDARD', 'MSC'],
  [electronic.code]: ['MSC'],
};

const onPadOnly = ', nepodepisuje-li se digitálně';

/** Those whom the paper names for a process. */
function namedIn(text: string, process: Process): string[] {
  const [, list = ''] = /Kdo podepisuje (.*?) Svým podpisem/.exec(text) ?? [];
  return [...list.matchAll(/(\S.*?) \((.*?)\)/g)].flatMap(([, name = '', role = '']) =>
    process === 'MSC' && role.endsWith(onPadOnly) ? [] : [name],
  );
}

async function prepared({ typeId, productTypeId, ...body }: (typeof rows)[number]) {
  const { arrangement } = await arrangementFor(backend, typeId, productTypeId);
  const { documentTypeCode, signatureTypeId } = body;
  const giveBack = await openDocumentKind(backend, arrangement.id, documentTypeCode);
  await handOverInformation(backend, arrangement.id);
  // What another row has prepared is out of the way.
  await backend.db
    .update(signingDocuments)
    .set({ state: 5 })
    .where(eq(signingDocuments.typeCode, documentTypeCode));
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId: arrangement.id },
    body: { documentTypeCode, signatureTypeId },
  });
  expect(created.statusCode).toBe(201);
  await giveBack();
  const document = created.json<DocumentOnSA>();
  const { rawPayload } = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId: document.documentOnSAId },
  });
  return { document, text: askPoppler('pdftotext', rawPayload).replaceAll(/\s+/g, ' ') };
}

const statusOf = async ({ documentOnSAId, salesArrangementId }: DocumentOnSA) =>
  (
    await backend.callOperation(signingCalls.status, {
      as: 'advisor',
      params: { documentOnSAId, salesArrangementId },
    })
  ).json<{ signers: { name: string }[] }>().signers;

/** Those whom the card shows for a process; what is signed on paper has no card, but a state. */
async function signersOf(document: DocumentOnSA, process: Process): Promise<string[]> {
  if (document.signatureTypeId === physical.code) {
    return (await statusOf(document)).map(({ name }) => name);
  }
  const members = await signingClient(backend).members(document.externalId ?? '');
  return members
    .filter(({ CategoryCode }) => process !== 'MSC' || CategoryCode === 'C')
    .map(({ InfoText1 }) => InfoText1);
}

test.each(rows)(
  '$name of product $productTypeId, signed in way $signatureTypeId, names those of the card',
  async (row) => {
    const { document, text } = await prepared(row);
    for (const process of processes[row.signatureTypeId] ?? []) {
      const signers = await signersOf(document, process);
      expect(namedIn(text, process)).toEqual(signers);
      expect(signers.length).toBeGreaterThan(0);
    }
  },
);

test('who does not sign is not counted either: in the list, and in the state', async () => {
  const { document } = await prepared({
    ...kindsOfDocuments.find(({ documentTypeCode }) => documentTypeCode === 'personalData')!,
    signatureTypeId: electronic.code,
  });
  const members = await signingClient(backend).members(document.externalId ?? '');
  const clients = members.filter(({ CategoryCode }) => CategoryCode === 'C');
  expect(members.length).toBeGreaterThan(clients.length);
  expect(document.signers).toMatchObject({ all: clients.length });
  expect(await statusOf(document)).toHaveLength(clients.length);
});

test('on paper there is a line for each of them', async () => {
  const { text } = await prepared({
    ...kindsOfDocuments.find(({ documentTypeCode }) => documentTypeCode === 'loanApplication')!,
    signatureTypeId: physical.code,
  });
  const lines = text.slice(text.lastIndexOf('Podpisy'));
  expect(namedIn(text, 'STANDARD').length).toBeGreaterThan(1);
  for (const name of namedIn(text, 'STANDARD')) expect(lines).toContain(name);
});
