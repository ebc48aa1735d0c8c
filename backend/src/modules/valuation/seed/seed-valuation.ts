import { realEstateType, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import { asc, eq, sql } from 'drizzle-orm';
import { cases } from '../../../domain/cases/schema/cases';
import { isSecured } from '../../../domain/documents/loan/products';
import { offers } from '../../../domain/offers/schema/offers';
import { sealSpecification } from '../../../domain/valuation/read-valuations';
import {
  realEstates,
  realEstateValuations,
  valuationOrders,
} from '../../../domain/valuation/schema';
import { referenceValuations } from '../../../neighbours/appraisers/schema';
import { addDays } from '../../../platform/calendar';
import { enqueue } from '../../../platform/jobs/queue';
import { randomFor } from '../../../platform/random';
import type { ModuleSeed, SeedContext } from '../../../seed/module-seed';
import type { SeededCase } from '../../../seed/seeded-case';
import { askJob } from '../orders/order-jobs';
import { addElsewhere, addOrder, refusal } from './orders-of-case';
import { specificationOf } from './specification-of-case';

const { evaluating, documentsCompleting, checkData } = taskState;
const { finished, cancelled, notValuated } = taskState;

/** How valuations of applications in preparation stand, one after the other; undefined is a draft. */
const prepared = [
  undefined,
  finished.code,
  documentsCompleting.code,
  evaluating.code,
  checkData.code,
  finished.code,
  notValuated.code,
  cancelled.code,
] as const;

/** What loans are secured by: an order in each state, and the value that the modelation counts with. */
export const seedValuation: ModuleSeed = {
  start: (context) => ({
    tables: [realEstates, realEstateValuations, valuationOrders, referenceValuations],
    addRows: (seeded) => addRows(seeded, context),
    finish: () => askLater(context),
  }),
  contradictions: [
    {
      name: 'a case has more real estates than it may',
      found: sql`select case_id from real_estates group by case_id having count(*) > 3`,
    },
    {
      name: 'an order is of another type than its valuation',
      found: sql`select placed.id from valuation_orders as placed
        join real_estate_valuations as valuation on valuation.id = placed.valuation_id
        where placed.state <> ${notValuated.code}
          and valuation.valuation_type_id is distinct from placed.type_id`,
    },
    {
      name: 'a result is newer than the end of its order',
      found: sql`select id from valuation_orders
        where state = ${finished.code} and (result ->> 'valuedOn')::date > ended_on::date + 1`,
    },
  ],
};

/** Of the flats that are valued. */
const onlineEvery = 3;
/** Orders that are asked for: those that somebody looks at. */
const mostAsked = 5;
/** Days after which appraisers are asked how they stand. */
const daysToAsk = 3;

/** Orders that are evaluated come to their results some days later. */
async function askLater({ db, today }: SeedContext): Promise<void> {
  const evaluated = await db
    .select({ orderId: valuationOrders.id, caseId: realEstates.caseId })
    .from(valuationOrders)
    .innerJoin(realEstateValuations, eq(realEstateValuations.id, valuationOrders.valuationId))
    .innerJoin(realEstates, eq(realEstates.id, realEstateValuations.realEstateId))
    .where(eq(valuationOrders.state, evaluating.code))
    .orderBy(asc(valuationOrders.id))
    .limit(mostAsked);
  const runAt = new Date(addDays(today, daysToAsk));
  for (const order of evaluated) await enqueue(db, askJob, order, { runAt });
}

function stateOf({ scenario, index }: SeededCase): number | undefined | null {
  switch (scenario.name) {
    case 'modelled':
      return null;
    case 'prepared':
      return prepared[Math.floor(index / prepared.length) % prepared.length];
    case 'to-send':
    case 'in-approval':
    case 'in-signing':
    case 'drawing':
    case 'managed':
    case 'changed':
      return finished.code;
    default:
      return null;
  }
}

/** Older cases have no modelation: the loan was this share of the value. */
const usualLtv = 0.7;
const valueStep = 50_000;
/** Older cases that have real estates: those of the demo users are among them. */
const mostCases = 1_000;

/** What the modelation counts with, CZK; undefined for a case without real estates. */
function valueOf({ rows, isTest, index }: SeededCase): number | undefined {
  const [row] = rows.of(cases);
  const [offer] = rows.of(offers);
  if (isTest || row === undefined || !isSecured(row.productTypeId)) return undefined;
  if (offer !== undefined)
    return 'collateralAmount' in offer.input ? offer.input.collateralAmount : undefined;
  return index < mostCases
    ? Math.ceil(row.targetAmount / usualLtv / valueStep) * valueStep
    : undefined;
}

function addRows(seeded: SeededCase, { clientSealer: sealer }: SeedContext): void {
  const { rows, caseId } = seeded;
  const [row] = rows.of(cases);
  const value = valueOf(seeded);
  const state = stateOf(seeded);
  if (row === undefined || state === null || value === undefined) return;
  const { ownerId, createdOn, lastChangedOn } = row;
  const random = randomFor('valuation', caseId);
  const isHouse = random.chance(0.3) && state !== notValuated.code;
  const typeId = isHouse ? realEstateType.house.code : realEstateType.flat.code;
  const specification = specificationOf(seeded, { random, isHouse });
  // One of each a case: they have its number.
  const id = caseId;
  rows.add(realEstates, { id, caseId, typeId });
  rows.add(realEstateValuations, {
    id,
    realEstateId: id,
    ...sealSpecification(sealer, specification),
    // After a refusal another one is to be chosen.
    valuationTypeId:
      state === undefined || state === notValuated.code
        ? null
        : orderedType(state, isHouse, seeded.index),
    onlineRefusal: state === notValuated.code ? refusal : null,
    createdOn,
    createdBy: ownerId,
    changedOn: lastChangedOn,
    changedBy: ownerId,
  });
  addElsewhere(seeded, specification, typeId);
  if (state === undefined) return;
  addOrder(seeded, sealer, {
    state,
    value,
    typeId: orderedType(state, isHouse, seeded.index),
    specification,
    realEstateTypeId: typeId,
    at: lastChangedOn,
  });
}

function orderedType(state: number, isHouse: boolean, index: number): number {
  if (state === notValuated.code) return valuationType.online.code;
  const isOnline = state === finished.code && !isHouse && index % onlineEvery === 0;
  if (isOnline) return valuationType.online.code;
  const isShort = state === documentsCompleting.code || state === checkData.code;
  if (isShort) return valuationType.dts.code;
  return isHouse ? valuationType.standard.code : valuationType.dts.code;
}
