/** Whatever cannot be taken back is refused while something comes before it, and nothing is changed. */
import type { ErrorMessage } from '@advisor/contracts/errors';
import { caseCalls } from '@advisor/contracts/case/calls';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import type { CallResponse, Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { eq } from 'drizzle-orm';
import { assessments } from '../../domain/assessment/schema';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { offers } from '../../domain/offers/schema/offers';
import { addDays, bankDay } from '../../platform/calendar';
import { completeApplication, earn } from '../../testing/complete-application';
import { hubClient, messagesOf, newApplication } from '../../testing/hub';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Ids = Awaited<ReturnType<typeof newApplication>>;

const { inProgress, inApproval, inSigning, disbursed } = {
  inProgress: 1,
  inApproval: 2,
  inSigning: 7,
  disbursed: 6,
};
const moveTo = ({ salesArrangementId }: Ids, state: number) =>
  backend.db
    .update(salesArrangements)
    .set({ state })
    .where(eq(salesArrangements.id, salesArrangementId));

async function sent(): Promise<Ids> {
  const ids = await completeApplication(backend);
  expect((await hubClient(backend, ids).call(decisionCalls.send)).statusCode).toBe(204);
  return ids;
}

async function endOffer({ salesArrangementId, offerId }: Ids): Promise<void> {
  const [offer] = await backend.db.select().from(offers).where(eq(offers.id, offerId));
  if (offer === undefined) throw new Error('no offer');
  const { id: _, requestKey: __, ...values } = offer;
  const [ended] = await backend.db
    .insert(offers)
    .values({ ...values, validTo: addDays(bankDay(testNow), -1) })
    .returning({ id: offers.id });
  await backend.db
    .update(salesArrangements)
    .set({ offerId: ended?.id })
    .where(eq(salesArrangements.id, salesArrangementId));
}

/** What is entered after the application was sent: nobody may, but a rule of the bank may change so. */
async function enterMore(ids: Ids): Promise<void> {
  await moveTo(ids, inProgress);
  await earn(backend, ids.salesArrangementId, 1_000);
  await moveTo(ids, inApproval);
}

const approve = { kind: 'approved', reason: 'Příjem je doložený.' };
const refuse = { kind: 'refused', reason: 'Příjem nestačí.' };
const handBack = { kind: 'returned', reason: 'Doložte výpis z účtu.' };
const priceException = {
  taskTypeId: 2,
  message: 'Klient má nabídku jinde.',
  priceException: { interestRateDiscount: 0.1, fees: [] },
};
const document = (documentTypeCode: string) => ({ documentTypeCode, signatureTypeId: 2 });

interface Row {
  name: string;
  /** What comes before it, and is missing. */
  without: string;
  prepare: () => Promise<Ids>;
  operation: Operation;
  body?: object;
  as?: DemoLogin;
  status: 400 | 409;
  reason: string | RegExp;
}

const rows: Row[] = [
  {
    name: 'approving',
    without: 'an assessment',
    prepare: async () => {
      const ids = await sent();
      await backend.db
        .delete(assessments)
        .where(eq(assessments.salesArrangementId, ids.salesArrangementId));
      return ids;
    },
    operation: decisionCalls.decide,
    body: approve,
    as: 'specialist',
    status: 400,
    reason: 'Úvěr zatím nikdo nenechal posoudit.',
  },
  {
    name: 'approving',
    without: 'an assessment of what was sent',
    prepare: async () => {
      const ids = await sent();
      await enterMore(ids);
      return ids;
    },
    operation: decisionCalls.decide,
    body: approve,
    as: 'specialist',
    status: 400,
    reason: 'Posouzení úvěru už neplatí.',
  },
  {
    name: 'approving',
    without: 'an offer that holds',
    prepare: async () => {
      const ids = await sent();
      await endOffer(ids);
      return ids;
    },
    operation: decisionCalls.decide,
    body: approve,
    as: 'specialist',
    status: 400,
    reason: 'Platnost nabídky skončila 19. 11. 2026.',
  },
  ...[approve, refuse, handBack].map((body): Row => ({
    name: `deciding that it is ${body.kind}`,
    without: 'an application that was sent',
    prepare: () => completeApplication(backend),
    operation: decisionCalls.decide,
    body,
    as: 'specialist',
    status: 409,
    reason: 'Žádost nečeká na rozhodnutí.',
  })),
  {
    name: 'sending',
    without: 'an assessment',
    prepare: async () => {
      const ids = await completeApplication(backend);
      await backend.db
        .delete(assessments)
        .where(eq(assessments.salesArrangementId, ids.salesArrangementId));
      return ids;
    },
    operation: decisionCalls.send,
    status: 400,
    reason: 'Nechte žádost posoudit.',
  },
  {
    name: 'sending',
    without: 'an offer that holds',
    prepare: async () => {
      const ids = await completeApplication(backend);
      await endOffer(ids);
      return ids;
    },
    operation: decisionCalls.send,
    status: 400,
    reason: 'Platnost nabídky skončila 19. 11. 2026.',
  },
  {
    name: 'handing over',
    without: 'a case that goes on',
    prepare: async () => {
      const ids = await newApplication(backend);
      expect((await hubClient(backend, ids).call(caseCalls.cancel)).statusCode).toBe(200);
      return ids;
    },
    operation: taskCalls.create,
    body: { taskTypeId: 7, message: 'Prosím o převzetí.' },
    status: 409,
    reason: 'Případ je zrušený nebo se ruší, úkol nelze zadat.',
  },
  {
    name: 'asking for a price exception',
    without: 'an application that can still be changed',
    prepare: sent,
    operation: taskCalls.create,
    body: priceException,
    status: 409,
    reason: 'Žádost už byla odeslána nebo uzavřena, o výjimku nelze požádat.',
  },
  {
    name: 'cancelling',
    without: 'a loan that is not paid out yet',
    prepare: async () => {
      const ids = await newApplication(backend);
      await moveTo(ids, disbursed);
      return ids;
    },
    operation: caseCalls.cancel,
    status: 400,
    reason: 'Úvěr je vyplacený, případ už nelze zrušit.',
  },
  {
    name: 'preparing the application for signing',
    without: 'what it says',
    prepare: () => newApplication(backend),
    operation: signingCalls.create,
    body: document('loanApplication'),
    status: 409,
    reason: /^Žádost se podepisuje, až bude úplná\./,
  },
  {
    name: 'preparing the contract',
    without: 'an approval',
    prepare: sent,
    operation: signingCalls.create,
    body: document('loanContract'),
    status: 409,
    reason: /^Smlouva se podepisuje až po schválení/,
  },
  {
    name: 'preparing the drawing',
    without: 'a contract',
    prepare: async () => {
      const ids = await sent();
      await moveTo(ids, inSigning);
      return ids;
    },
    operation: signingCalls.create,
    body: document('drawing'),
    status: 409,
    reason: 'Čerpat lze až po podpisu smlouvy.',
  },
];

async function standing(ids: Ids) {
  const [row] = await backend.db.select().from(cases).where(eq(cases.id, ids.caseId));
  const [arrangement] = await backend.db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.id, ids.salesArrangementId));
  return { row, arrangement, history: await hubClient(backend, ids).history() };
}

test.each(rows)(
  '$name is refused without $without',
  async ({ prepare, operation, body, as, status, reason }) => {
    const ids = await prepare();
    const before = await standing(ids);
    const response = await hubClient(backend, ids, as).call(operation, body);
    expect(response.statusCode).toBe(status);
    const [message] = messagesOf(response as { json(): ErrorMessage[] });
    expect(message?.message).toMatch(reason);
    expect(await standing(ids)).toEqual(before);
  },
);

test('an approval that is closed is told before, and what is left of it can be done', async () => {
  const ids = await sent();
  await endOffer(ids);
  const specialist = hubClient(backend, ids, 'specialist');
  const { deciding } = await specialist.get<CallResponse<typeof decisionCalls.decision>>(
    decisionCalls.decision,
  );
  expect(deciding).toMatchObject({
    isAllowed: true,
    missing: [{ step: 'modelation', reason: expect.stringContaining('Platnost nabídky skončila') }],
  });
  expect((await specialist.call(decisionCalls.decide, handBack)).statusCode).toBe(204);
  const { state } = await hubClient(backend, ids).get<{ state: number }>(salesArrangementCalls.get);
  expect(state).toBe(inProgress);
});
