import { caseCalls } from '@advisor/contracts/case/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import type { ErrorMessage } from '@advisor/contracts/errors';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { timelineEvents } from '../domain/cases/schema/case-history';
import { cases, loans } from '../domain/cases/schema/cases';
import { salesArrangements } from '../domain/cases/schema/sales-arrangements';
import { newClient, offerClient } from './offers';
import type { DemoLogin, TestApp } from './test-app';

type Flow = CallResponse<typeof salesArrangementCalls.flow>;
interface Ids {
  caseId: number;
  salesArrangementId: number;
}

/** A mortgage application as the advisor has just made it of a modelation. */
export async function newApplication(backend: TestApp): Promise<Ids & { offerId: number }> {
  const client = offerClient(backend);
  const offerId = await client.save();
  const response = await client.createCase(offerId, newClient);
  expect(response.statusCode).toBe(201);
  return { offerId, ...response.json<Ids>() };
}

/** A seeded application in progress of the product, in the state; no sentinel. */
export async function seededApplication(
  { db }: TestApp,
  state: number,
  productTypeId = 20001,
): Promise<Ids> {
  const [found] = await db
    .select({ caseId: cases.id, salesArrangementId: salesArrangements.id })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        eq(salesArrangements.state, state),
        eq(salesArrangements.typeId, 6),
        eq(cases.productTypeId, productTypeId),
        eq(cases.state, 1),
        sql`${cases.id} < 9000000`,
      ),
    )
    .orderBy(cases.id)
    .limit(1);
  if (found === undefined) throw new Error('no such application');
  return found;
}

/** A mortgage that has been paid out and that nobody has asked anything for. */
export async function servicedCase({ db }: TestApp, isDrawn = true): Promise<Ids> {
  const [found] = await db
    .select({ caseId: cases.id, salesArrangementId: salesArrangements.id })
    .from(cases)
    .innerJoin(salesArrangements, eq(salesArrangements.caseId, cases.id))
    .innerJoin(loans, eq(loans.caseId, cases.id))
    .where(
      and(
        eq(cases.productTypeId, 20001),
        eq(cases.state, 1),
        eq(salesArrangements.typeId, 6),
        eq(salesArrangements.state, 6),
        eq(loans.overdueAmount, 0),
        isDrawn
          ? sql`${loans.drawnAmount} >= ${cases.targetAmount}`
          : sql`${loans.drawnAmount} < ${cases.targetAmount}`,
        notExists(
          sql`(select from sales_arrangements as service where service.case_id = ${cases.id} and service.type_id > 6)`,
        ),
      ),
    )
    .orderBy(cases.id)
    .limit(1);
  if (found === undefined) throw new Error('no serviced case');
  return found;
}

/** A service request of the type, as the advisor starts it. */
export async function startService(
  backend: TestApp,
  ids: Ids,
  salesArrangementTypeId = 7,
): Promise<Ids> {
  const response = await hubClient(backend, ids).call(caseCalls.createSalesArrangement, {
    salesArrangementTypeId,
  });
  expect(response.statusCode).toBe(201);
  return { ...ids, ...response.json<{ salesArrangementId: number }>() };
}

/** The calls of the loan hub as an advisor's browser makes them. */
export function hubClient(backend: TestApp, ids: Ids, as: DemoLogin = 'advisor') {
  const { caseId } = ids;
  const call = (id: Parameters<TestApp['callOperation']>[0], body?: object, more = {}) =>
    backend.callOperation(id, { as, params: { ...ids, ...more }, body });
  const get = async <Answer>(id: Parameters<TestApp['callOperation']>[0]): Promise<Answer> => {
    const response = await call(id);
    expect(response.statusCode).toBe(200);
    return response.json<Answer>();
  };
  return {
    call,
    get,
    flow: async () =>
      new Map(
        (await get<Flow>(salesArrangementCalls.flow)).map(({ step, ...rest }) => [
          step,
          { ...rest, reason: plain(rest.reason) },
        ]),
      ),
    parameters: () =>
      get<{ version: number; parameters: SalesArrangementParameters }>(
        salesArrangementCalls.parameters,
      ),
    update: (version: number, parameters: object) =>
      call(salesArrangementCalls.updateParameters, { version, parameters }),
    checklist: () => get<Checklist>(checklistCalls.get),
    history: () =>
      backend.db
        .select()
        .from(timelineEvents)
        .where(eq(timelineEvents.caseId, caseId))
        .orderBy(timelineEvents.id),
  };
}

/** With ordinary spaces. */
export const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

/** The messages of a refusal with ordinary spaces. */
export const messagesOf = (response: { json(): ErrorMessage[] }) =>
  response.json().map(({ message, field, errorCode }) => ({
    message: plain(message),
    field,
    errorCode,
  }));
