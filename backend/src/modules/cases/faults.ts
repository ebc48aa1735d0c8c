import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  customersOnSA,
  households,
  salesArrangements,
} from '../../domain/cases/schema/sales-arrangements';
import type { Database } from '../../platform/database/database';
import { type Fault, faultOf, playOutcome } from '../../platform/http/faults';
import { searchKey } from '../../platform/search/search-key';
import { sentinelLastName, sentinels } from '../../seed/sentinels';

const byCase = new Map(sentinels.map(({ caseId, outcome }) => [caseId, outcome]));
const byClient = new Map(
  sentinels.map(({ firstName, outcome }) => [searchKey(firstName), outcome]),
);
const clientKey = searchKey(sentinelLastName);

/** Ends calls on the cases of the sentinels and on their clients as they stand for. */
export const faults: readonly Fault[] = [
  {
    play: async ({ db, params, query, body, signal }, next) => {
      const outcome = byCase.get((await caseOf(db, params, query, body)) ?? 0);
      if (outcome !== undefined) await playOutcome(outcome, signal);
      return next();
    },
  },
  faultOf(customerCalls.search, ({ body, signal }, next) => ofName(body, signal, next)),
  faultOf(caseCalls.identify, ({ body, signal }, next) =>
    body.criterion === 'client' ? ofName(body, signal, next) : next(),
  ),
  faultOf(customerCalls.get, (call, next) => ofIdentity(call, call.body.identity, next)),
  faultOf(customerCalls.unsecuredLoanLimit, (call, next) =>
    ofIdentity(call, call.body.identity, next),
  ),
  faultOf(customerCalls.register, async ({ db, params, signal }, next) => {
    const [person] = await db
      .select()
      .from(customersOnSA)
      .where(eq(customersOnSA.id, params.customerOnSAId));
    return person === undefined ? next() : ofName(person, signal, next);
  }),
  faultOf(offerCalls.createCase, (call, next) => {
    const { customer } = call.body;
    return customer.kind === 'new' ? next() : ofIdentity(call, customer.identity, next);
  }),
];

async function ofName(
  {
    firstName = '',
    lastName = '',
  }: { firstName?: string | undefined; lastName?: string | undefined },
  signal: AbortSignal,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const outcome = byClient.get(searchKey(firstName));
  if (searchKey(lastName) === clientKey && outcome !== undefined)
    await playOutcome(outcome, signal);
  return next();
}

async function ofIdentity(
  { request, signal }: { request: FastifyRequest; signal: AbortSignal },
  { id }: { id: number },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const [client] = await request.server.neighbours.clientRegister.find([id]);
  return client === undefined ? next() : ofName(client, signal, next);
}

/** The case that a call opens, where it may be a sentinel's. */
async function caseOf(
  db: Database,
  params: unknown,
  query: unknown,
  body: unknown,
): Promise<number | undefined> {
  const named: Record<string, unknown> = Object.assign({}, params, query);
  if (typeof named.caseId === 'number') return named.caseId;
  // A body names a case to look for it, not to open it.
  const { salesArrangementId } = Object.assign({}, body) as Record<string, unknown>;
  const ids: Record<string, unknown> = { salesArrangementId, ...named };
  const name = hanging.find((one) => ids[one] !== undefined);
  return name && (await idsOf(db)).get(`${name} ${String(ids[name])}`);
}

const hanging = ['salesArrangementId', 'customerOnSAId', 'householdId'] as const;
type Ids = ReadonlyMap<string, number>;
const known = new WeakMap<Database, Promise<Ids>>();

/** What hangs on the sentinels' cases, read once: they change as little as their ends let them. */
function idsOf(db: Database): Promise<Ids> {
  const read = known.get(db) ?? readIds(db);
  known.set(db, read);
  return read;
}

async function readIds(db: Database): Promise<Ids> {
  const rows = await db
    .select({
      caseId: salesArrangements.caseId,
      salesArrangementId: salesArrangements.id,
      customerOnSAId: customersOnSA.id,
      householdId: households.id,
    })
    .from(salesArrangements)
    .leftJoin(households, eq(households.salesArrangementId, salesArrangements.id))
    .leftJoin(customersOnSA, eq(customersOnSA.householdId, households.id))
    .where(inArray(salesArrangements.caseId, [...byCase.keys()]));
  return new Map(
    rows.flatMap(({ caseId, ...ids }) => hanging.map((name) => [`${name} ${ids[name]}`, caseId])),
  );
}
