import { salesArrangementType } from '@advisor/contracts/codebooks';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallBody, CallResponse, Operation } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { and, desc, eq } from 'drizzle-orm';
import { loans } from '../domain/cases/schema/cases';
import { documentsOnSA, salesArrangements } from '../domain/cases/schema/sales-arrangements';
import { refinancingProcesses } from '../domain/refinancing/schema';
import { signingDocuments } from '../domain/signing/schema';
import { servicedCase } from './hub';
import { type DemoLogin, type TestApp, testNow } from './test-app';

type LoanValues = Partial<typeof loans.$inferInsert>;

/** 300 instalments are left of it on `testNow`, 20 November 2026, and 5 months of the fixation. */
export const runningLoan = {
  principal: 2_000_000,
  drawnAmount: 2_400_000,
  overdueAmount: 0,
  interestRate: 5.49,
  monthlyPayment: 12_268,
  paymentDay: 15,
  contractSignedOn: '2022-04-10',
  drawingDeadline: '2022-12-31',
  fixedRatePeriod: 60,
  fixedRateValidTo: '2027-04-15',
  maturityOn: '2051-11-15',
} satisfies LoanValues;

/** Calls that carry a version → the kind of process that it is of; undefined: of the one that is named. */
const versioned = new Map<Operation, number | undefined>([
  [offerCalls.linkRetention, refinancingType.retention.code],
  [offerCalls.linkExtraPayment, refinancingType.extraPayment.code],
  [offerCalls.setFlags, refinancingType.refixation.code],
  [refinancingCalls.updateRefixation, refinancingType.refixation.code],
  [refinancingCalls.updateProcess, undefined],
  [refinancingCalls.cancelProcess, undefined],
]);
const open = [
  refinancingState.inProgressInProduct.code,
  refinancingState.handover.code,
] as number[];

async function currentVersion(
  { db }: TestApp,
  operation: Operation,
  { caseId, processId = 0 }: { caseId: number; processId?: number },
): Promise<number> {
  const typeId = versioned.get(operation);
  const rows = await db
    .select()
    .from(refinancingProcesses)
    .where(
      typeId === undefined
        ? eq(refinancingProcesses.id, processId)
        : and(eq(refinancingProcesses.caseId, caseId), eq(refinancingProcesses.typeId, typeId)),
    )
    .orderBy(desc(refinancingProcesses.id));
  const isLinked =
    operation === offerCalls.linkRetention || operation === offerCalls.linkExtraPayment;
  const [found] = isLinked ? rows.filter(({ state }) => open.includes(state)) : rows;
  return found?.version ?? 0;
}

/** Calls about the refinancing of one case. */
export async function refinancedCase(backend: TestApp, changes: LoanValues = {}) {
  const { caseId } = await servicedCase(backend);
  await backend.db
    .update(loans)
    .set({ ...runningLoan, ...changes })
    .where(eq(loans.caseId, caseId));

  /** A call; where it needs a version and none is given, the one of a screen that was just read. */
  const call = async (
    operation: Operation,
    { as = 'advisor', body, params = {} }: { as?: DemoLogin; body?: object; params?: object } = {},
  ) =>
    backend.callOperation(operation, {
      as,
      params: { caseId, ...params },
      body: versioned.has(operation)
        ? { version: await currentVersion(backend, operation, { caseId, ...params }), ...body }
        : body,
    });

  /** @returns the answer of a call that succeeds */
  async function ask<O extends Operation>(
    operation: O,
    input?: Parameters<typeof call>[1],
  ): Promise<CallResponse<O>> {
    const response = await call(operation, input);
    if (response.statusCode >= 300)
      throw new Error(`${operation.id}: ${response.statusCode} ${response.body}`);
    return (response.body === '' ? undefined : response.json()) as CallResponse<O>;
  }

  async function simulateRetention(
    body: Partial<CallBody<typeof refinancingCalls.simulateRetention>> = {},
  ) {
    const [first] = await ask(refinancingCalls.interestRatesValidFrom);
    if (first === undefined) throw new Error('no day is left');
    return ask(refinancingCalls.simulateRetention, {
      body: { interestRateValidFrom: first.validFrom, ...body },
    });
  }

  const simulateExtraPayment = (
    body: Partial<CallBody<typeof refinancingCalls.simulateExtraPayment>> = {},
  ) =>
    ask(refinancingCalls.simulateExtraPayment, {
      body: {
        extraPaymentTypeId: 2,
        extraPaymentDate: '2026-12-15',
        extraPaymentAmount: 300_000,
        isPaymentReduced: true,
        ...body,
      },
    });

  /** A process with an offer. */
  const link = (
    operation: typeof offerCalls.linkRetention | typeof offerCalls.linkExtraPayment,
    body: Omit<CallBody<typeof offerCalls.linkRetention>, 'version'>,
  ) => ask(operation, { body });

  const beginRetention = async () =>
    link(offerCalls.linkRetention, await simulateRetention().then(({ offerId }) => ({ offerId })));

  const beginExtraPayment = async (body?: Parameters<typeof simulateExtraPayment>[0]) => {
    const { offerId } = await simulateExtraPayment(body);
    return link(offerCalls.linkExtraPayment, { offerId });
  };

  /** @param state of `signatureState`: 4 signed, 1 with the client */
  const withDocument = (processId: number, state = 4) => addDocument(backend, processId, state);

  /** The client is told rates of the next fixation, today. */
  const communicateRates = async () => {
    await ask(refinancingCalls.simulateRefixationList, { body: {} });
    await ask(offerCalls.communicateRefixation);
  };

  return {
    caseId,
    communicateRates,
    call,
    ask,
    link,
    simulateRetention,
    simulateExtraPayment,
    beginRetention,
    beginExtraPayment,
    withDocument,
    loan: async () => {
      const [loan] = await backend.db.select().from(loans).where(eq(loans.caseId, caseId));
      if (loan === undefined) throw new Error('the loan is gone');
      return loan;
    },
  };
}

/** Gives a process a document as signing would have it. */
async function addDocument({ db }: TestApp, processId: number, state: number): Promise<number> {
  const [process] = await db
    .select()
    .from(refinancingProcesses)
    .where(eq(refinancingProcesses.id, processId));
  const salesArrangementId = process?.salesArrangementId;
  if (!salesArrangementId) throw new Error('the process has no arrangement');
  const [document] = await db
    .insert(documentsOnSA)
    .values({ salesArrangementId, formId: `N${processId}`, createdOn: testNow })
    .returning();
  if (document === undefined) throw new Error('no document was made');
  const documentId = document.id;
  await db.insert(signingDocuments).values({
    documentId,
    externalId: `EP-${documentId}`,
    typeCode: 'retention',
    name: 'Dodatek ke smlouvě',
    source: 0,
    signatureTypeId: 3,
    state,
  });
  await db
    .update(refinancingProcesses)
    .set({ documentId })
    .where(eq(refinancingProcesses.id, processId));
  return documentId;
}

/** @returns types of the arrangements of a case that somebody works on, or did */
export async function arrangementsOf({ db }: TestApp, caseId: number) {
  const rows = await db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.caseId, caseId));
  return rows.filter(({ typeId }) => typeId !== salesArrangementType.loanApplication.code);
}
