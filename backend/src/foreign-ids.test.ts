import { randomUUID } from 'node:crypto';
import { contract } from '@advisor/contracts/contract';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { Endpoint } from '@advisor/contracts/endpoint';
import type { Operation } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { and, eq, sql } from 'drizzle-orm';
import { caseDocuments, mergedDocuments } from './domain/case-documents/schema';
import { tasks } from './domain/cases/schema/case-history';
import { cases } from './domain/cases/schema/cases';
import {
  customersOnSA,
  documentsOnSA,
  salesArrangements,
} from './domain/cases/schema/sales-arrangements';
import { clientFiles, clientRequests } from './domain/client-requests/schema';
import { refinancingProcesses } from './domain/refinancing/schema';
import { signingDocuments } from './domain/signing/schema';
import { signingMembers } from './domain/signing/members/schema';
import { bankDay } from './platform/calendar';
import { userPermissions } from './platform/session/schema/users';
import { goodMortgage } from './testing/loan-input';
import { newClient, offerClient } from './testing/offers';
import { consumerLoan, salary } from './testing/people';
import { addedRealEstate, flatDetails } from './testing/real-estates';
import { seededCases } from './testing/seeded-cases';
import { consultation } from './testing/tasks';
import { type TestApp, testApp, testNow } from './testing/test-app';

/** What belongs to a case, by the names that calls give it. */
type Ids = Record<(typeof names)[number], number | string>;
const names = [
  'caseId',
  'salesArrangementId',
  'customerOnSAId',
  'householdId',
  'offerId',
  'taskId',
  'processId',
  'documentOnSAId',
  'documentId',
  'documentExternalId',
  'signatureId',
  'guid',
  'requestId',
  'fileId',
  'realEstateValuationId',
  'deedOfOwnershipDocumentId',
] as const;

const missing: Ids = {
  caseId: 2_000_000_001,
  salesArrangementId: 2_000_000_002,
  customerOnSAId: 2_000_000_007,
  householdId: 2_000_000_008,
  offerId: 2_000_000_003,
  taskId: 2_000_000_004,
  processId: 2_000_000_009,
  documentOnSAId: 2_000_000_005,
  documentId: 2_000_000_005,
  documentExternalId: 'EP-2000000005',
  signatureId: '900000006',
  guid: randomUUID(),
  requestId: 2_000_000_011,
  fileId: 2_000_000_012,
  realEstateValuationId: 2_000_000_013,
  deedOfOwnershipDocumentId: 2_000_000_014,
};

let backend: TestApp;
let [foreign, own]: [Ids, Ids] = [missing, missing];
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  await grantRefinancing(2);
  foreign = { ...(await idsOf(1)), offerId: await offerClient(backend).save() };
  own = await idsOf(2);
});
afterAll(() => backend.close());

/** Brokers have no refinancing by themselves; with it, they have that of their own cases. */
const grantRefinancing = (userId: number) =>
  backend.db
    .insert(userPermissions)
    .values({ userId, permission: permission.manageRefinancing })
    .onConflictDoNothing();

/** A case of the user in which there is something of everything. */
async function idsOf(ownerId: number): Promise<Ids> {
  const [found] = await backend.db
    .select({
      caseId: cases.id,
      salesArrangementId: salesArrangements.id,
      customerOnSAId: customersOnSA.id,
      householdId: customersOnSA.householdId,
      offerId: sql<number>`coalesce(${salesArrangements.offerId}, 0)`,
      taskId: tasks.id,
      documentOnSAId: signingDocuments.documentId,
      documentId: signingDocuments.documentId,
      documentExternalId: signingDocuments.externalId,
      signatureId: signingMembers.id,
    })
    .from(cases)
    .innerJoin(salesArrangements, eq(salesArrangements.caseId, cases.id))
    .innerJoin(customersOnSA, eq(customersOnSA.salesArrangementId, salesArrangements.id))
    .innerJoin(tasks, eq(tasks.caseId, cases.id))
    .innerJoin(documentsOnSA, eq(documentsOnSA.salesArrangementId, salesArrangements.id))
    .innerJoin(signingDocuments, eq(signingDocuments.documentId, documentsOnSA.id))
    .innerJoin(signingMembers, eq(signingMembers.documentId, signingDocuments.documentId))
    .where(and(eq(cases.ownerId, ownerId), sql`${cases.id} < 9000000`))
    .limit(1);
  if (found === undefined) throw new Error('no case has everything');
  const { caseId } = found;
  const [process] = await backend.db
    .insert(refinancingProcesses)
    .values({ caseId, typeId: refinancingType.retention.code, state: 1, createdOn: testNow })
    .returning({ processId: refinancingProcesses.id });
  if (process === undefined) throw new Error('no process was made');
  // Of the case, with the number that a document to sign has.
  const file = { fileName: 'a.pdf', contentType: 'application/pdf', size: 1, sha256: '' };
  const document = {
    ...file,
    id: found.documentId,
    caseId,
    guid: `of ${caseId}`,
    documentTypeCode: 'other',
    authorId: ownerId,
    createdOn: testNow,
  };
  await backend.db
    .insert(caseDocuments)
    .values(document)
    .onConflictDoUpdate({ target: caseDocuments.id, set: document });
  const guid = randomUUID();
  await backend.db.insert(mergedDocuments).values({
    guid,
    caseId,
    userId: ownerId,
    documentIds: [found.documentId],
    keptTo: bankDay(testNow),
  });
  const estate = await addedRealEstate(backend, { caseId, userId: ownerId });
  return { ...found, ...process, ...(await requestOf(caseId, ownerId)), ...estate, guid };
}

/** What a client of the case was asked for, and has sent. */
async function requestOf(caseId: number, userId: number) {
  const [request] = await backend.db
    .insert(clientRequests)
    .values({
      caseId,
      customerId: 1,
      personName: 'Jan Novák',
      papers: ['Výpis'],
      validTo: bankDay(testNow),
      createdBy: userId,
      createdOn: testNow,
      sentBy: userId,
      tokenHash: `of ${caseId}`,
      linkBy: 'email',
      codeBy: 'sms',
      triesLeft: 5,
    })
    .returning({ requestId: clientRequests.id });
  if (request === undefined) throw new Error('no request was made');
  const times = { createdOn: testNow, sentOn: testNow };
  const [file] = await backend.db
    .insert(clientFiles)
    .values({ ...request, ...times, guid: randomUUID(), fileName: 'a.pdf', size: 1, state: 'sent' })
    .returning({ fileId: clientFiles.id });
  if (file === undefined) throw new Error('no file was made');
  return { ...request, ...file };
}

const flat = { isLoanRealEstate: true, isPurchased: true };
const service = { context: 'epodpisy' };
const seen = { rateVersionId: 1, interestRate: 4, amount: 1_000 };
const somebody = { firstName: 'Karel', lastName: 'Nováček', dateOfBirth: '1988-03-02' };
const noDetail = {
  ...somebody,
  citizenshipCountryIds: [],
  taxResidences: [],
  addresses: [],
  contacts: [],
};
const signature = { Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' };

/** What calls take beside the ids that they name in their path and query. */
const bodies: Record<string, (ids: Ids) => object> = {
  'household.create': () => ({ householdTypeId: 2 }),
  'household.update': () => ({ version: 0, children: [], expenses: {} }),
  'household.addCustomer': () => somebody,
  'customerOnSA.update': () => ({ version: 0, ...somebody }),
  'customerOnSA.move': ({ householdId }) => ({ householdId }),
  'customerOnSA.identify': () => ({ identity: { id: 1, scheme: 2 } }),
  'customerOnSA.register': () => ({ version: 0 }),
  'customerOnSA.updateTaxReturn': () => ({ version: 0, taxReturns: [] }),
  'salesArrangement.swapDebtor': ({ customerOnSAId }) => ({ customerOnSAId }),
  'clientDetail.update': () => ({ version: 0, detail: noDetail }),
  'income.create': () => salary,
  'income.update': () => ({ version: 0, income: salary }),
  'obligation.create': () => consumerLoan,
  'obligation.update': () => ({ version: 0, ...consumerLoan }),
  'case.createSalesArrangement': () => ({ salesArrangementTypeId: 7 }),
  'checklist.addItem': () => ({ category: 'Jiné', name: 'Plná moc' }),
  'checklist.updateItem': () => ({ checklistItemId: 1, version: 0, state: 'checked' }),
  'checklist.createSnapshot': ({ salesArrangementId }) => ({ salesArrangementId }),
  'offer.unsecuredLoan': () => goodMortgage,
  'offer.mortgage': () => goodMortgage,
  'offer.nonPurposeMortgage': () => goodMortgage,
  'offer.americanMortgage': () => goodMortgage,
  'offer.whatIf': () => ({ productTypeId: 20001, input: goodMortgage }),
  'offer.create': ({ salesArrangementId }) => ({
    productTypeId: 20001,
    input: goodMortgage,
    seen,
    salesArrangementId,
  }),
  'offer.createCase': () => ({ customer: newClient }),
  'salesArrangement.linkOffer': ({ offerId }) => ({ offerId }),
  'offer.setFlags': () => ({ isLiked: true }),
  'case.linkExtraPayment': ({ offerId }) => ({ offerId }),
  'case.linkRetentionOffer': ({ offerId }) => ({ offerId }),
  'case.simulateExtraPayment': () => ({
    extraPaymentTypeId: 1,
    extraPaymentDate: '2026-12-15',
    isPaymentReduced: true,
  }),
  'case.simulateRefixation': () => ({
    fixedRatePeriod: 60,
    interestRateValidFrom: '2027-01-01',
  }),
  'case.simulateRefixationList': () => ({}),
  'case.simulateRetention': () => ({ interestRateValidFrom: '2026-12-15' }),
  'case.createResponseCode': () => ({ responseCodeTypeId: 1 }),
  'case.updateRefinancing': () => ({ version: 0 }),
  'case.cancelRefinancing': () => ({ version: 0 }),
  'case.updateRefixation': () => ({ version: 0 }),
  'refinancing.extraPaymentDocument': ({ offerId }) => ({ offerId }),
  'refinancing.refixationDocument': ({ offerId }) => ({ offerId }),
  'refinancing.retentionDocument': ({ offerId }) => ({ offerId }),
  'salesArrangement.decide': () => ({ kind: 'approved', reason: 'Vyhovuje.' }),
  'salesArrangement.updateParameters': () => ({
    version: 0,
    parameters: { salesArrangementTypeId: 6 },
  }),
  'signatures.setClientData': () => ({ Process: 'STANDARD', FormId: 'F', Properties: [] }),
  'signatures.sign': () => signature,
  'signatures.delegate': () => ({ Process: 'MSC' }),
  'salesArrangement.searchDocumentsOnSA': () => ({}),
  'case.searchDocumentsOnSA': () => ({}),
  'task.startSigning': () => ({ signatureTypeId: 2 }),
  'preContractInformation.handOver': ({ offerId }) => ({ offerId }),
  'documentOnSA.create': () => ({ documentTypeCode: 'loanContract', signatureTypeId: 2 }),
  'case.mergeDocuments': ({ documentId }) => ({ documentIds: [documentId] }),
  'case.askClient': ({ customerOnSAId }) => ({
    customerOnSAId,
    papers: ['Výpis'],
    validTo: bankDay(testNow),
  }),
  'case.sendClientRequest': () => ({ sending: 1 }),
  'case.acceptClientFile': () => ({ fileName: 'a.pdf', documentTypeCode: 'other' }),
  'case.refuseClientFile': () => ({ reason: 'Nečitelné.' }),
  'case.saveDocuments': () => ({
    documents: [{ guid: randomUUID(), fileName: 'a.pdf', documentTypeCode: 'other' }],
  }),
  'realEstateValuation.create': () => ({ realEstateTypeId: 2, isLoanRealEstate: true }),
  'realEstateValuation.copy': () => ({ isSameRealEstate: false }),
  'realEstateValuation.update': () => ({ version: 1, ...flat }),
  'realEstateValuation.updateDocuments': () => ({ version: 1, documentIds: [] }),
  'realEstateValuation.chooseType': () => ({ version: 1, valuationTypeId: 3 }),
  'realEstateValuation.preorderOnline': () => flatDetails,
  'realEstateValuation.order': () => ({ seen: 1, order: { valuationTypeId: 2 } }),
  'realEstateValuation.complete': () => ({ orderId: 1, round: 1, text: 'Ano.' }),
  'realEstateValuation.cancelOrder': () => ({ orderId: 1 }),
  'realEstateValuation.readDeed': () => ({
    version: 1,
    cadastralAreaCode: '727164',
    deedNumber: 1,
  }),
  'realEstateValuation.searchCadastre': () => ({
    by: 'deed',
    cadastralAreaCode: '727164',
    deedNumber: 1,
  }),
  'task.create': () => consultation,
  'task.update': () => ({ message: 'Ano.' }),
  'task.finish': () => ({}),
  'task.assign': () => ({ isMine: true }),
  'task.remind': () => ({ remindOn: '2026-12-01T08:00:00.000Z' }),
};

/** Fields of a query that have to be there. */
const query = { org: '0100', mode: 'SIGN', formId: 'F', productTypeId: '20001', version: '0' };

/** Calls that name by such a word what belongs to no case, or look for it. */
const others: Record<string, string> = {
  'generalDocuments.content': 'documents of the bank',
  'case.identify': 'finds nothing where there is nothing for the user',
  'embed.createCode': 'asked by another application, with its own password',
  'embed.exchangeCode': 'asked with a code for the document',
  'embed.readDocument': 'asked by another application, with its own password',
};

const fieldsOf = (schema: Endpoint['params']): string[] => Object.keys(schema?.shape ?? {});
const namedBy = ({ params, query: asked, body }: Endpoint): string[] => {
  const inBody = body !== undefined && 'shape' in body ? (body as Endpoint['params']) : undefined;
  const fields = new Set([params, asked, inBody].flatMap(fieldsOf));
  return names.filter((name) => fields.has(name));
};

const naming = contract
  .map(({ operation, endpoint }) => ({
    operation,
    endpoint,
    id: operation.id,
    named: namedBy(endpoint),
  }))
  .filter(({ id, named }) => named.length > 0 && others[id] === undefined);

async function askedAs(operation: Operation, endpoint: Endpoint, ids: Ids) {
  const values = Object.entries({ ...query, ...ids }).filter(([name]) =>
    fieldsOf(endpoint.query).includes(name),
  );
  const { statusCode, body } = await backend.callOperation(operation, {
    as: 'broker',
    params: {
      ...service,
      statusId: 1,
      incomeId: 1,
      obligationId: 1,
      sourceId: 1,
      id: ids.realEstateValuationId,
      ...ids,
    },
    query: Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
    body: bodies[operation.id]?.(ids),
  });
  return { statusCode, body };
}

test.each(naming)(
  "$id answers a broker alike for somebody else's and for what is not there",
  async ({ operation, endpoint, named }) => {
    const unknown = await askedAs(operation, endpoint, missing);
    expect(await askedAs(operation, endpoint, foreign)).toEqual(unknown);
    const isServed = backend.app.served.has(operation.id);
    // Without the permission nothing is looked for, and a call that nobody serves looks for nothing.
    expect(isServed ? [403, 404] : [403, 501]).toContain(unknown.statusCode);
    // Of two ids the first may be the broker's own.
    const [first = 'caseId', ...rest] = named;
    if (rest.length === 0) return;
    const mixed = (ids: Ids) => ({ ...ids, [first]: own[first as keyof Ids] });
    expect(await askedAs(operation, endpoint, mixed(foreign))).toEqual(
      await askedAs(operation, endpoint, mixed(missing)),
    );
  },
);

test('a broker may make nearly all of these calls', async () => {
  const forbidden: string[] = [];
  for (const { operation, endpoint, id } of naming) {
    if (!backend.app.served.has(id)) continue;
    const { statusCode } = await askedAs(operation, endpoint, missing);
    if (statusCode === 403) forbidden.push(id);
  }
  // The settings are of those who run the product.
  expect(forbidden.filter((id) => !id.startsWith('admin.'))).toEqual(['case.cancel']);
});
