import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { ExposureRefresh } from '@advisor/contracts/obligation/endpoints';
import type { Obligation } from '@advisor/contracts/obligation/schemas';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { desc, eq } from 'drizzle-orm';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import type { ReportedObligation } from '../../neighbours/credit-bureau/port';
import { notFound, unavailable } from '../../platform/failure';
import { jobs } from '../../platform/jobs/schema';
import { newPerson } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

type Answer = () => Promise<ReportedObligation[]>;

let backend: TestApp;
/** What the bureau answers, by the client. */
const answers = new Map<number, Answer>();

beforeAll(async () => {
  backend = await testApp({
    contents: seededCases,
    neighbours: {
      creditBureau: () => ({
        report: () => Promise.reject(unavailable()),
        obligations: (customerId) => answers.get(customerId)?.() ?? Promise.reject(notFound('')),
      }),
    },
  });
});
beforeEach(() => answers.clear());
afterAll(() => backend.close());

const loan: ReportedObligation = {
  externalId: 'CB1-1',
  externalScheme: 'CBCB',
  obligationTypeId: 2,
  creditor: { name: 'Air Bank', isExternal: true },
  installmentAmount: 4_500,
  loanPrincipalAmount: 176_000,
  roleId: 1,
  legalPersonType: 1,
  codebtors: [],
  updatedOn: '2026-11-01',
};
const reports =
  (...reported: ReportedObligation[]): Answer =>
  async () =>
    reported;
const isDown: Answer = () => Promise.reject(unavailable());

/** A debtor and a codebtor, whose numbers in the client register are those of the application. */
async function couple() {
  const { salesArrangementId, customerOnSAId } = await newPerson(backend);
  const { db } = backend;
  const [debtor] = await db
    .select()
    .from(customersOnSA)
    .where(eq(customersOnSA.id, customerOnSAId));
  if (debtor === undefined) throw new Error('nobody');
  const { id: _, ...facts } = debtor;
  const [codebtor] = await db
    .insert(customersOnSA)
    .values({ ...facts, roleId: 2 })
    .returning({ id: customersOnSA.id });
  const ids = { debtor: customerOnSAId, codebtor: codebtor?.id ?? 0 };
  for (const id of Object.values(ids)) {
    await db.update(customersOnSA).set({ customerId: id }).where(eq(customersOnSA.id, id));
  }
  const params = { salesArrangementId };
  return {
    ...ids,
    /** Asks the bureau. @returns the job */
    ask: async () => {
      const asked = await backend.callOperation(salesArrangementCalls.refreshClientExposure, {
        as: 'advisor',
        params,
      });
      expect(asked.statusCode).toBe(204);
      const [job] = await db.select({ id: jobs.id }).from(jobs).orderBy(desc(jobs.id)).limit(1);
      return job?.id ?? 0;
    },
    progress: async () =>
      (
        await backend.callOperation(obligationCalls.exposureRefresh, { as: 'advisor', params })
      ).json<ExposureRefresh>(),
  };
}

const owed = async (customerOnSAId: number) =>
  (await backend.callOperation(obligationCalls.list, { as: 'advisor', params: { customerOnSAId } }))
    .json<Obligation[]>()
    .map(({ loanPrincipalAmount }) => loanPrincipalAmount);

test('a bureau that fails at the second person keeps what it has told of both', async () => {
  const { debtor, codebtor, ask } = await couple();
  answers.set(debtor, reports(loan));
  answers.set(codebtor, reports({ ...loan, externalId: 'CB2-1', loanPrincipalAmount: 90_000 }));
  expect(await backend.app.jobs.runNow(await ask())).toBe(true);
  answers.set(debtor, reports({ ...loan, loanPrincipalAmount: 170_000 }));
  answers.set(codebtor, isDown);
  expect(await backend.app.jobs.runNow(await ask())).toBe(false);
  expect(await owed(debtor)).toEqual([170_000]);
  expect(await owed(codebtor)).toEqual([90_000]);
});

test('an answer with a half of its fields takes nothing away', async () => {
  const { debtor, codebtor, ask } = await couple();
  answers.set(debtor, reports(loan));
  answers.set(codebtor, reports());
  await backend.app.jobs.runNow(await ask());
  const { externalId: _, ...half } = loan;
  answers.set(debtor, reports(half as ReportedObligation));
  expect(await backend.app.jobs.runNow(await ask())).toBe(false);
  expect(await owed(debtor)).toEqual([176_000]);
});

test('a slow bureau is read by one job, and what is known is shown meanwhile', async () => {
  const { debtor, codebtor, ask, progress } = await couple();
  let answer!: (reported: ReportedObligation[]) => void;
  let hear!: () => void;
  const isAsked = new Promise<void>((resolve) => void (hear = resolve));
  answers.set(debtor, reports(loan));
  answers.set(codebtor, () => {
    hear();
    return new Promise((resolve) => void (answer = resolve));
  });
  const job = await ask();
  const running = backend.app.jobs.runNow(job);
  await isAsked;
  expect(await progress()).toMatchObject({ state: 'running', progress: 0.5 });
  expect(await ask()).toBe(job);
  expect(await owed(debtor)).toEqual([176_000]);
  answer([{ ...loan, externalId: 'CB2-1' }]);
  expect(await running).toBe(true);
  expect(await progress()).toMatchObject({ state: 'done', progress: 1 });
  expect(await owed(codebtor)).toEqual([176_000]);
});

test('somebody whom the bureau does not know owes nothing by it', async () => {
  const { debtor, codebtor, ask, progress } = await couple();
  answers.set(codebtor, reports(loan));
  expect(await backend.app.jobs.runNow(await ask())).toBe(true);
  expect(await progress()).toMatchObject({ state: 'done' });
  expect(await owed(debtor)).toEqual([]);
  expect(await owed(codebtor)).toEqual([176_000]);
});
