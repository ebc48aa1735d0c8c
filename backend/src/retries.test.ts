/** @database both: a second call finds what the first has committed */
import { randomUUID } from 'node:crypto';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { caseCalls } from '@advisor/contracts/case/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { contract } from '@advisor/contracts/contract';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { signingMemberMethods } from './domain/signing/members/schema';
import { isOfApplication, keptBy } from './testing/kept-changes';
import { tableHashes } from './testing/table-hashes';
import { completeApplication } from './testing/complete-application';
import { contractTask, freshApplication, uploadScan } from './testing/documents';
import { hubClient, newApplication, servicedCase, startService } from './testing/hub';
import { clientDetailRetry } from './testing/client-detail-retry';
import { householdRetries } from './testing/household-retries';
import { refinancingRetries } from './testing/refinancing-retries';
import { newClient, offerClient } from './testing/offers';
import { consumerLoan, newPerson, salary } from './testing/people';
import { seededCases } from './testing/seeded-cases';
import { identified, sentinel, service, signingClient, toProperties } from './testing/signing';
import { consultation, exception, handover, taskClient } from './testing/tasks';
import { type TestApp, testApp, testNow } from './testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Send = () => Promise<LightMyRequestResponse>;

interface Retried {
  operation: Operation;
  /** Brings the product to where the call makes sense. @returns sends the call, always the same */
  prepare: () => Promise<Send> | Send;
  /** What the second call answers when it is not the same, and why. */
  otherwise?: { answer: object; because: string };
}

const asAdvisor = (operation: Operation, input: object) => () =>
  backend.callOperation(operation, { as: 'advisor', ...input });

const onApplication = (operation: Operation, body: object) => async () => {
  const hub = hubClient(backend, await newApplication(backend));
  return () => hub.call(operation, body);
};
const onTask =
  (operation: Operation, task: object, as: 'advisor' | 'specialist', body?: object) => async () => {
    const ids = await newApplication(backend);
    const taskId = await taskClient(backend, ids).create(task);
    return () => taskClient(backend, ids, as).on(operation, taskId, body);
  };

/** A call on somebody of an application, with a key. */
const onPerson = (operation: Operation, body: object) => async () => {
  const params = await newPerson(backend);
  return asAdvisor(operation, { params, body, headers: { 'idempotency-key': randomUUID() } });
};

/** A call on what somebody of an application earns. */
const onIncome = (operation: Operation, body?: object) => async () => {
  const params = await newPerson(backend);
  const incomeId = (await asAdvisor(incomeCalls.create, { params, body: salary })()).body;
  return asAdvisor(operation, { params: { ...params, incomeId }, body });
};

const raise = { version: 1, income: { ...salary, netMonthlyIncome: 50_000 } };

/** A call on what somebody of an application owes. */
const onObligation = (operation: Operation, body?: object) => async () => {
  const params = await newPerson(backend);
  const added = await asAdvisor(obligationCalls.create, { params, body: consumerLoan })();
  const { obligationId } = added.json<{ obligationId: number }>();
  return asAdvisor(operation, { params: { ...params, obligationId }, body });
};
const gone = {
  answer: [{ errorCode: 90901 }],
  because: 'nothing is left that would tell it from one that never was',
};

/** A call on the first signature of a document, in the signature service. */
const onSignature =
  (operation: Operation, number: number, input: object = {}) =>
  async () => {
    const { Id: signatureId, Mode: mode } = await signingClient(backend).first(sentinel(number));
    return asAdvisor(operation, { params: service, query: { signatureId, mode }, ...input });
  };

/** The first signature of a document, which gets the form by every method. */
async function withForm(number: number, formId: string): Promise<string> {
  const { Id } = await signingClient(backend).first(sentinel(number));
  await backend.db
    .update(signingMemberMethods)
    .set({ formId })
    .where(eq(signingMemberMethods.memberId, Number(Id)));
  return Id;
}

const onDocument =
  (operation: Operation, number: number, body?: object): (() => Send) =>
  () =>
    asAdvisor(operation, {
      params: service,
      query: { documentExternalId: sentinel(number) },
      body,
    });

const refusedByState = (code: number) => ({
  answer: { Result: { Code: code } },
  because: 'the answer tells the state, which the signing card takes for done',
});
const retried: Retried[] = [
  {
    operation: adminCalls.endSessions,
    prepare: () => () =>
      backend.callOperation(adminCalls.endSessions, { as: 'admin', params: { userId: 5 } }),
  },
  ...[caseCalls.cancel, salesArrangementCalls.assess].map((operation) => ({
    operation,
    prepare: onApplication(operation, {}),
  })),
  {
    operation: caseCalls.createSalesArrangement,
    prepare: async () => {
      const hub = hubClient(backend, await servicedCase(backend));
      return () => hub.call(caseCalls.createSalesArrangement, { salesArrangementTypeId: 7 });
    },
  },
  {
    operation: checklistCalls.addItem,
    prepare: onApplication(checklistCalls.addItem, { category: 'Jiné', name: 'Plná moc' }),
  },
  {
    operation: checklistCalls.updateItem,
    prepare: async () => {
      const hub = hubClient(backend, await newApplication(backend));
      const [item] = (await hub.checklist()).items;
      const { checklistItemId, version } = item ?? {};
      const change = { checklistItemId, version, state: 'delivered' };
      return () => hub.call(checklistCalls.updateItem, change);
    },
  },
  {
    operation: checklistCalls.createSnapshot,
    prepare: async () => {
      const ids = await newApplication(backend);
      const { salesArrangementId } = ids;
      const hub = hubClient(backend, ids);
      return () => hub.call(checklistCalls.createSnapshot, { salesArrangementId });
    },
  },
  {
    operation: decisionCalls.send,
    prepare: () =>
      completeApplication(backend).then(
        (ids) => () => hubClient(backend, ids).call(decisionCalls.send),
      ),
  },
  {
    operation: decisionCalls.decide,
    prepare: async () => {
      const ids = await completeApplication(backend);
      await hubClient(backend, ids).call(decisionCalls.send);
      const decision = { kind: 'approved', reason: 'Příjem je doložený.' };
      return () => hubClient(backend, ids, 'specialist').call(decisionCalls.decide, decision);
    },
  },
  clientDetailRetry(() => backend),
  {
    operation: documentCalls.setStatus,
    prepare: () =>
      asAdvisor(documentCalls.setStatus, { params: { documentId: 900_060, statusId: 1 } }),
  },
  { operation: incomeCalls.create, prepare: onPerson(incomeCalls.create, salary) },
  { operation: incomeCalls.update, prepare: onIncome(incomeCalls.update, raise) },
  { operation: incomeCalls.delete, prepare: onIncome(incomeCalls.delete), otherwise: gone },
  { operation: obligationCalls.create, prepare: onPerson(obligationCalls.create, consumerLoan) },
  {
    operation: obligationCalls.update,
    prepare: onObligation(obligationCalls.update, {
      ...consumerLoan,
      correction: { correctionTypeId: 2 },
      version: 1,
    }),
  },
  {
    operation: obligationCalls.delete,
    prepare: onObligation(obligationCalls.delete),
    otherwise: gone,
  },
  ...householdRetries(() => backend, gone),
  ...refinancingRetries(() => backend),
  {
    operation: notificationCalls.read,
    prepare: () => asAdvisor(notificationCalls.read, { body: { notificationIds: [1, 2] } }),
  },
  {
    operation: offerCalls.create,
    prepare: async () => {
      const { body } = await offerClient(backend).model();
      return asAdvisor(offerCalls.create, { body, headers: { 'idempotency-key': randomUUID() } });
    },
  },
  {
    operation: offerCalls.createCase,
    prepare: async () => {
      const client = offerClient(backend);
      const offerId = await client.keep();
      return () => client.createCase(offerId, newClient);
    },
  },
  {
    operation: offerCalls.linkToArrangement,
    prepare: async () => {
      const client = offerClient(backend);
      const { salesArrangementId, offerId } = await newApplication(backend);
      const other = await client.keep();
      return () => client.link(salesArrangementId, other, offerId);
    },
  },
  {
    operation: salesArrangementCalls.delete,
    prepare: async () => {
      const ids = await startService(backend, await servicedCase(backend), 9);
      return () => hubClient(backend, ids).call(salesArrangementCalls.delete);
    },
    otherwise: gone,
  },
  {
    operation: salesArrangementCalls.refreshClientExposure,
    prepare: onApplication(salesArrangementCalls.refreshClientExposure, {}),
  },
  {
    operation: salesArrangementCalls.updateParameters,
    prepare: async () => {
      const hub = hubClient(backend, await newApplication(backend));
      const { version, parameters } = await hub.parameters();
      return () => hub.update(version, { ...parameters, comment: 'Spěchá' });
    },
  },
  {
    operation: sessionCalls.endOtherSessions,
    prepare: () => asAdvisor(sessionCalls.endOtherSessions, {}),
  },
  {
    operation: signatureCalls.setClientData,
    prepare: async () => {
      const signatureId = await withForm(36, 'IDENTIFICATION');
      const Properties = toProperties(identified);
      return asAdvisor(signatureCalls.setClientData, {
        params: { ...service, signatureId },
        body: { Process: 'STANDARD', FormId: 'IDENTIFICATION', Properties },
      });
    },
  },
  {
    operation: signatureCalls.sign,
    prepare: () =>
      onSignature(signatureCalls.sign, 33, {
        headers: { 'idempotency-key': randomUUID() },
        body: { Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' },
      })(),
  },
  {
    operation: signatureCalls.retry,
    prepare: () =>
      onSignature(signatureCalls.retry, 44, { headers: { 'idempotency-key': randomUUID() } })(),
  },
  {
    operation: signatureCalls.cancelOne,
    prepare: onSignature(signatureCalls.cancelOne, 42),
    otherwise: refusedByState(105),
  },
  {
    operation: signatureCalls.cancelAll,
    prepare: onDocument(signatureCalls.cancelAll, 41),
    otherwise: refusedByState(105),
  },
  {
    operation: signatureCalls.delegate,
    prepare: onDocument(signatureCalls.delegate, 34, { Process: 'MSC' }),
    otherwise: refusedByState(102),
  },
  {
    operation: signingCalls.create,
    prepare: async () => {
      const { id: salesArrangementId } = await freshApplication(backend, 0);
      const body = { documentTypeCode: 'loanContract', signatureTypeId: 2 };
      return asAdvisor(signingCalls.create, { params: { salesArrangementId }, body });
    },
  },
  {
    operation: signingCalls.cancel,
    prepare: () => asAdvisor(signingCalls.cancel, { params: { documentOnSAId: 900_035 } }),
  },
  {
    operation: signingCalls.startTask,
    prepare: async () => {
      const params = await contractTask(backend);
      return asAdvisor(signingCalls.startTask, { params, body: { signatureTypeId: 2 } });
    },
  },
  {
    operation: signingCalls.uploadScan,
    prepare: () => () =>
      uploadScan(backend, 900_062, { fileName: 'smlouva.pdf', content: '%PDF-1.7' }),
  },
  {
    operation: signingCalls.handOverPreContractInformation,
    prepare: async () => {
      const { salesArrangementId, offerId } = await newApplication(backend);
      const operation = signingCalls.handOverPreContractInformation;
      return asAdvisor(operation, { params: { salesArrangementId }, body: { offerId } });
    },
  },
  ...[exception, handover, consultation].map((task) => ({
    operation: taskCalls.create,
    prepare: onApplication(taskCalls.create, task),
  })),
  {
    operation: taskCalls.update,
    prepare: onTask(taskCalls.update, consultation, 'specialist', { message: 'Doplňte výměru.' }),
  },
  { operation: taskCalls.cancel, prepare: onTask(taskCalls.cancel, exception, 'advisor') },
  ...[
    { task: exception, body: { isApproved: true, message: 'Schvaluji.' } },
    { task: exception, body: { isApproved: false } },
    { task: consultation, body: { message: 'Odhad stačí.' } },
  ].map(({ task, body }) => ({
    operation: taskCalls.finish,
    prepare: onTask(taskCalls.finish, task, 'specialist', body),
  })),
];

/** Calls that are meant to do something each time. */
const eachTime: Record<string, string> = {
  'auth.signIn': 'a new session takes the place of the former',
  'diagnostics.report': 'figures, in which one more is no matter',
  'embed.createCode': 'another code, good for a minute and once',
  'embed.exchangeCode': 'a code that is used twice may be stolen',
  'embed.endSession': 'ends what is ended',
  'test.moveClock': 'the clock of tests',
};
const bodyOf = ({ body }: LightMyRequestResponse): unknown =>
  body === '' ? null : JSON.parse(body);

test('every call that changes anything is listed', () => {
  const changing = contract.filter(
    ({ operation: { id, method, read } }) =>
      method !== 'GET' && read !== true && backend.app.served.has(id),
  );
  const listed = [...retried.map(({ operation }) => operation.id), ...Object.keys(eachTime)];
  expect([...new Set(listed)].toSorted()).toEqual(
    changing.map(({ operation }) => operation.id).toSorted(),
  );
});

test.each(retried.filter(({ operation }) => isOfApplication(operation)))(
  '$operation.id keeps who changed what, sealed',
  async ({ prepare }) => {
    const kept = await keptBy(backend, await prepare());
    expect(kept).not.toEqual([]);
    for (const { userId, changedOn, before, after } of kept) {
      expect({ userId, changedOn }).toEqual({ userId: 1, changedOn: testNow });
      expect(before).not.toEqual(after);
    }
  },
);

test.each(retried)(
  '$operation.id sent again after its answer was lost does nothing twice',
  async ({ prepare, otherwise }) => {
    const send = await prepare();
    const first = await send();
    expect(first.statusCode).toBeLessThan(300);
    const before = await tableHashes(backend.db);
    backend.setNow(new Date(Number(testNow) + 5_000));
    const second = await send();
    expect(await tableHashes(backend.db)).toEqual(before);
    const { statusCode } = otherwise === undefined ? first : second;
    const body = otherwise?.answer ?? bodyOf(first);
    expect({ statusCode: second.statusCode, body: bodyOf(second) }).toMatchObject({
      statusCode,
      body,
    });
  },
);
