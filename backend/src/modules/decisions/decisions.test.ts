/** @database both: a second call finds what the first has committed */
import type { SalesArrangement } from '@advisor/contracts/case/arrangement';
import { caseCalls } from '@advisor/contracts/case/calls';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { eq } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { completeApplication, signDocument } from '../../testing/complete-application';
import {
  hubClient,
  messagesOf,
  newApplication,
  servicedCase,
  startService,
} from '../../testing/hub';
import { askPoppler } from '../../testing/poppler';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Ids = { caseId: number; salesArrangementId: number };
type Decision = CallResponse<typeof decisionCalls.decision>;
type Stages = CallResponse<typeof caseCalls.stages>;

const hub = (ids: Ids, as?: DemoLogin) => hubClient(backend, ids, as);
const send = (ids: Ids, as?: DemoLogin) => hub(ids, as).call(decisionCalls.send);
const decide = (ids: Ids, body: object, as: DemoLogin = 'specialist') =>
  hub(ids, as).call(decisionCalls.decide, body);
const read = (ids: Ids, as?: DemoLogin) => hub(ids, as).get<Decision>(decisionCalls.decision);
const stateOf = async (ids: Ids) =>
  (await hub(ids).get<SalesArrangement>(salesArrangementCalls.get)).state;

async function sentApplication(): Promise<Ids> {
  const ids = await completeApplication(backend);
  expect((await send(ids)).statusCode).toBe(204);
  return ids;
}

describe('sending', () => {
  test('an incomplete application is refused with what is missing, step by step', async () => {
    const ids = await newApplication(backend);
    const response = await send(ids);
    expect(response.statusCode).toBe(400);
    const missing = [
      ['household', 'Zdeňka Nováčková: klient zatím není identifikovaný.'],
      ['household', 'Zdeňka Nováčková: chybí rodinný stav.'],
      ['parameters', 'Chybí: účet pro splácení.'],
      ['checklist', 'Zbývá zkontrolovat 6 podkladů.'],
      ['valuation', 'Přidejte nemovitost, která úvěr zajišťuje, a nechte ji ocenit.'],
      ['scoring', 'Nechte žádost posoudit.'],
      ['documents', 'Žádost zatím není připravená k podpisu.'],
    ];
    expect(messagesOf(response)).toEqual(
      missing.map(([field, message]) => ({ field, message, errorCode: 90027 })),
    );
    const { sending } = await read(ids);
    expect(sending.isAllowed).toBe(true);
    expect(sending.missing.map(({ step }) => step)).toEqual(missing.map(([step]) => step));
    expect(await stateOf(ids)).not.toBe(2);
  });

  test('a complete one waits for the bank, and nothing of it may change any more', async () => {
    const ids = await sentApplication();
    expect(await stateOf(ids)).toBe(2);
    const { next } = await hub(ids).get<Stages>(caseCalls.stages);
    expect(next).toMatchObject({ stage: 'approval', action: 'decide', waitsFor: 'bank' });
    expect((await hub(ids).flow()).get('parameters')).toMatchObject({
      isActive: false,
      reason: 'Žádost je odeslaná ke schválení.',
    });
    const { version, parameters } = await hub(ids).parameters();
    expect((await hub(ids).update(version, parameters)).statusCode).toBe(409);
    expect((await hub(ids).history()).at(-1)).toMatchObject({
      kind: 'application',
      title: 'Žádost odeslána ke schválení',
      userId: 1,
    });
    expect(await read(ids)).toMatchObject({
      sending: { isAllowed: false, reason: 'Žádost je odeslaná ke schválení.', missing: [] },
      history: [{ kind: 'sent', userName: 'Jana Nováková' }],
    });
  });

  test('asked twice it is sent once; somebody else is told', async () => {
    const ids = await completeApplication(backend);
    const answers = await Promise.all([send(ids), send(ids)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await read(ids)).history).toHaveLength(1);
    expect((await send(ids, 'admin')).statusCode).toBe(409);
  });

  test('228 sends no service request, and 260 no application', async () => {
    const ids = await completeApplication(backend);
    expect((await send(ids, 'norights')).statusCode).toBe(403);
    const service = await startService(backend, await servicedCase(backend), 7);
    const { version } = await hub(service).parameters();
    await hub(service).update(version, { salesArrangementTypeId: 7, paymentDay: 5 });
    await signDocument(backend, service.salesArrangementId, 'generalChange');
    await backend.db.update(cases).set({ ownerId: 2 }).where(eq(cases.id, service.caseId));
    const response = await send(service, 'broker');
    expect([response.statusCode, messagesOf(response)[0]?.message]).toEqual([
      403,
      'K odeslání žádosti nemáte oprávnění.',
    ]);
    expect((await send(service)).statusCode).toBe(204);
    expect(await stateOf(service)).toBe(2);
  });
});

describe('deciding', () => {
  const reason = 'Příjem je doložený, zajištění dostačuje.';

  test('an approved application goes to signing', async () => {
    const ids = await sentApplication();
    expect((await read(ids, 'specialist')).deciding).toEqual({ isAllowed: true, missing: [] });
    expect((await decide(ids, { kind: 'approved', reason })).statusCode).toBe(204);
    expect(await stateOf(ids)).toBe(7);
    expect((await hub(ids).history()).at(-1)).toMatchObject({
      title: 'Žádost schválena',
      description: reason,
      userId: 3,
    });
    expect((await decide(ids, { kind: 'approved', reason })).statusCode).toBe(204);
    expect((await read(ids)).history).toHaveLength(2);
    expect((await decide(ids, { kind: 'refused', reason })).statusCode).toBe(409);
  });

  test('one that is handed back may be changed and sent again, and says why', async () => {
    const ids = await sentApplication();
    await decide(ids, { kind: 'returned', reason: 'Doložte výpis z účtu.' });
    expect(await stateOf(ids)).toBe(1);
    expect((await hub(ids).history()).at(-1)).toMatchObject({
      title: 'Žádost vrácena poradci',
      description: 'Doložte výpis z účtu.',
    });
    expect(await read(ids)).toMatchObject({
      sending: { isAllowed: true, missing: [] },
      history: [{ kind: 'sent' }, { kind: 'returned', reason: 'Doložte výpis z účtu.' }],
    });
    expect((await send(ids)).statusCode).toBe(204);
    expect(await stateOf(ids)).toBe(2);
  });

  test('a refusal ends the case with a letter that names the register', async () => {
    const ids = await sentApplication();
    expect((await hub(ids).call(decisionCalls.letter)).statusCode).toBe(404);
    await decide(ids, { kind: 'refused', reason: 'Splácení úvěrů vázne.', registers: ['banks'] });
    expect(await stateOf(ids)).toBe(3);
    expect((await hub(ids).history()).at(-1)).toMatchObject({
      title: 'Žádost zamítnuta',
      description: 'Splácení úvěrů vázne.',
    });
    const letter = await hub(ids).call(decisionCalls.letter);
    expect(letter.headers['content-type']).toBe('application/pdf');
    const text = askPoppler('pdftotext', letter.rawPayload);
    expect(text).toContain('Bankovní registr klientských informací (BRKI)');
    expect(text).toContain('Splácení úvěrů vázne.');
  });

  test('nobody but a specialist decides', async () => {
    const ids = await sentApplication();
    const response = await decide(ids, { kind: 'approved', reason }, 'limited');
    expect([response.statusCode, messagesOf(response)[0]?.message]).toEqual([
      403,
      'O žádosti rozhoduje hypoteční specialista.',
    ]);
  });

  test('nobody decides what they own or have sent', async () => {
    const sent = await completeApplication(backend);
    await send(sent, 'specialist');
    const owned = await sentApplication();
    await backend.db.update(cases).set({ ownerId: 3 }).where(eq(cases.id, owned.caseId));
    for (const ids of [sent, owned]) {
      expect((await decide(ids, { kind: 'approved', reason })).statusCode).toBe(403);
      expect((await read(ids, 'specialist')).deciding).toEqual({
        isAllowed: false,
        reason: 'O vlastní žádosti rozhodovat nemůžete, musí ji posoudit někdo jiný.',
        missing: [],
      });
    }
  });

  test('what was not sent is not decided, and a reason is needed', async () => {
    const ids = await newApplication(backend);
    expect((await decide(ids, { kind: 'approved', reason })).statusCode).toBe(409);
    expect(
      (await decide(await sentApplication(), { kind: 'refused', reason: ' ' })).statusCode,
    ).toBe(400);
    const approved = { kind: 'approved', reason, registers: ['banks'] };
    expect((await decide(await sentApplication(), approved)).statusCode).toBe(400);
  });
});
