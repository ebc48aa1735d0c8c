import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RateFile } from '@advisor/contracts/admin/rates';
import { contract } from '@advisor/contracts/contract';
import { estateWithDeed } from '../testing/real-estates';
import { saveSomeDocument } from '../testing/uploads';
import { fileFromClient } from '../testing/client-link';
import { plainPng } from '../modules/case-documents/testing/picture-files';
import { mergeSomeDocument } from '../modules/case-documents/testing/merged';
import { nextRates, proposedRates } from '../modules/offers/testing/rates';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { creditPolicies } from '../domain/assessment/credit-policy/schema';
import { taxFormVersions } from '../domain/assessment/tax-return/schema';
import { defaultConfig } from '../platform/config/config';
import { packageFolder } from '../platform/package-folder';
import { refinancedCase } from '../testing/refinancing';
import { newPerson, salary } from '../testing/people';
import { type OperationInput, type TestApp, testDataKey, testNode } from '../testing/test-app';
import { prepareDatabase } from './prepare-database';

/** What commit b113972 made of an empty database with `--cases 30`, by `pg_dump --inserts`. */
const dump = gunzipSync(
  readFileSync(join(packageFolder, 'src/testing/former/b113972.sql.gz')),
).toString();
const server = process.env.TEST_DATABASE_URL ?? '';
const name = `advisor_former_${randomUUID().replaceAll('-', '')}`;
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function administer(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const now = new Date('2026-11-23T12:00:00Z');
const prepare = (dataKey: Buffer) =>
  prepareDatabase(
    { data: '', reset: false, cases: undefined },
    { databaseUrl: url, isProduction: false, config: { ...defaultConfig, demoUsers: true } },
    dataKey,
    { now: () => now },
  );
const start = () => prepare(testDataKey);

/** How many tables there are. */
async function tables(): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname in ('public', 'drizzle')`,
  );
  await client.end();
  return rowCount ?? 0;
}

let refusal: unknown;
let unchanged: [before: number, after: number];

let test: TestApp;
beforeAll(async () => {
  await administer(server, `create database ${name}`);
  await administer(url, dump);
  const before = await tables();
  refusal = await prepare(Buffer.alloc(32, 'another')).catch((error: unknown) => error);
  unchanged = [before, await tables()];
  // Nodes of a new release start together.
  const [database, other] = await Promise.all([start(), start()]);
  await other.close();
  test = await testNode(database, { now });
});
afterAll(async () => {
  await test.close();
  await administer(server, `drop database ${name} with (force)`);
});

it('is left as it was by a start with another key', () => {
  expect(refusal).toEqual(
    expect.objectContaining({ message: expect.stringMatching(/another key/) }),
  );
  expect(unchanged[0]).toBeGreaterThan(0);
  expect(unchanged[1]).toBe(unchanged[0]);
});

type Ids = Record<string, number | string>;

/** Calls that lead a browser to the identity provider and back, those of other servers and of clients' links. */
const isOfNoScreen = (id: string) =>
  id.startsWith('auth.') || id.startsWith('clientLink.') || id === 'embed.readDocument';

/** Where a call's parameters come from, by what they are called. */
const sources = [
  'select 1 as none',
  'select id as "caseId" from cases where id < 9000000',
  'select id as "salesArrangementId", case_id as "caseId" from sales_arrangements where case_id < 9000000',
  'select id as "offerId" from offers where case_id < 9000000',
  'select id as "processId", case_id as "caseId" from refinancing_processes',
  'select id as "offerId", case_id as "caseId" from refinancing_offers',
  'select id as "taskId", case_id as "caseId" from tasks where case_id < 9000000',
  // Those of the demonstration that may be signed; no others were seeded.
  `select id as "documentOnSAId", sales_arrangement_id as "salesArrangementId"
    from documents_on_sa where id in (900032, 900033)`,
  'select id as "documentId" from general_documents',
  'select id as "documentId", case_id as "caseId" from case_documents',
  'select guid from merged_documents',
  `select client_files.id as "fileId", case_id as "caseId" from client_files
    join client_requests on client_requests.id = request_id`,
  `select valuation.id, 1 as "sourceId", case_id as "caseId"
    from real_estate_valuations as valuation
    join real_estates on real_estates.id = real_estate_id`,
  'select id as "customerOnSAId" from customers_on_sa',
  'select customer_on_sa_id as "customerOnSAId", id as "incomeId" from incomes',
  'select id as "DAPVersionId" from tax_form_versions',
  'select id as "rateVersionId" from rate_versions',
  'select id as "proposalId" from rate_proposals',
  'select distinct postcode as "postCode" from address_points',
];
const rowsEach = 4;

/** There is none where no offer of a loan was taken over, and no application was refused. */
const mayBeMissing: ReadonlySet<string> = new Set([
  'preContractInformation.get',
  'salesArrangement.refusalLetter',
]);

/** What these calls cannot do without. */
const inputs: Readonly<Record<string, OperationInput>> = {
  'offer.defaults': { query: { productTypeId: '20001' } },
  'case.search': { body: {} },
  'case.searchDocumentsOnSA': { body: {} },
};

/** The former release had no rates of a loan for any purpose. */
async function completedRates(): Promise<RateFile> {
  const file = await nextRates(test);
  const mortgages = file.products.filter(({ productTypeId }) => productTypeId === 20001);
  const added = mortgages.map((mortgage) => ({ ...mortgage, productTypeId: 20004 }));
  return { ...file, products: [...file.products, ...added] };
}

/** Of a real estate whose deed was read; the former release had none. */
async function realEstateInputs(): Promise<Readonly<Record<string, OperationInput>>> {
  const { deedOfOwnershipDocumentId } = await estateWithDeed(test);
  const query = { deedOfOwnershipDocumentId: String(deedOfOwnershipDocumentId) };
  return { 'deedOfOwnership.content': { query } };
}

/** Of a picture, which not every document is. */
async function pictureInputs(): Promise<Readonly<Record<string, OperationInput>>> {
  const params = await saveSomeDocument(test, { fileName: 'dum.png', content: plainPng() });
  return { 'case.documentThumbnail': { params } };
}

/** Of a loan that is refinanced; the former release had no processes. */
async function refinancingInputs(): Promise<Readonly<Record<string, OperationInput>>> {
  const one = await refinancedCase(test);
  const { processId } = await one.beginRetention();
  const payment = await one.beginExtraPayment();
  await one.ask(refinancingCalls.simulateRefixationList, { body: {} });
  await one.ask(offerCalls.communicateRefixation);
  const ofCase = { params: { caseId: one.caseId } };
  return {
    'case.refinancingParameters': ofCase,
    'case.interestRatesValidFrom': ofCase,
    'case.interestRate': ofCase,
    'case.availableFixedRatePeriods': ofCase,
    'refinancing.refixationLetter': ofCase,
    'case.retention': { params: { ...ofCase.params, processId } },
    'case.extraPayment': { params: { ...ofCase.params, processId: payment.processId } },
  };
}

it('is migrated, and whatever the screens load of it is answered', async () => {
  const { db, app } = test;
  const ofOthers = {
    ...(await refinancingInputs()),
    ...(await realEstateInputs()),
    ...(await pictureInputs()),
  };
  // The former release had no documents of cases, no proposals of rates and no incomes.
  await mergeSomeDocument(test);
  await fileFromClient(test);
  await proposedRates(test, await completedRates());
  const added = { as: 'advisor', params: await newPerson(test), body: salary } as const;
  expect((await test.callOperation(incomeCalls.create, added)).statusCode).toBe(200);
  const known = await Promise.all(
    sources.map(
      async (source) =>
        (await db.execute<Ids>(sql.raw(`${source} order by 1 limit ${rowsEach}`))).rows,
    ),
  );
  const reads = contract.filter(
    ({ operation: { id, method, path }, endpoint: { response } }) =>
      app.served.has(id) &&
      response !== 'events' &&
      (method === 'GET' || id in inputs) &&
      !path.startsWith('/') &&
      !isOfNoScreen(id),
  );
  const refused: string[] = [];
  for (const { operation, endpoint } of reads) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
    const rows = known.find(([row]) => row && names.every((param) => param in row)) ?? [];
    if (rows.length === 0) refused.push(`${operation.id}: nothing to read`);
    for (const params of names.length === 0 ? [{}] : rows) {
      const own = { ...inputs[operation.id], ...ofOthers[operation.id] };
      const input = { as: 'admin', params, ...own } as const;
      const { statusCode } = await test.callOperation(operation, input);
      const wanted = endpoint.response === undefined ? 204 : 200;
      if (statusCode !== wanted && !(statusCode === 404 && mayBeMissing.has(operation.id)))
        refused.push(`${operation.id} ${Object.values(params).join()}: ${statusCode}`);
    }
  }
  expect(refused).toEqual([]);
  expect(reads.length).toBeGreaterThan(30);
});

it('keeps what a bank has set meanwhile', async () => {
  const { db } = test;
  const [given] = await db.select().from(creditPolicies);
  const policy = { ...given!.policy, reserve: 3_000 };
  await db.delete(creditPolicies);
  await db.insert(creditPolicies).values({ validFrom: '2026-11-01', policy });
  const own = { name: 'DAP 2025 banky' };
  await db.update(taxFormVersions).set(own).where(eq(taxFormVersions.id, 2025));
  await (await start()).close();
  expect(await db.select().from(creditPolicies)).toMatchObject([{ policy }]);
  const forms = await db.select().from(taxFormVersions).orderBy(taxFormVersions.id);
  expect(forms).toMatchObject([{ id: 2023 }, { id: 2024 }, { id: 2025, ...own }]);
});
