import { caseDocumentType } from '@advisor/contracts/codebooks/document';
import {
  realEstateState,
  realEstateType,
  valuationType,
} from '@advisor/contracts/codebooks/real-estate';
import type { ReportedResult } from '@advisor/contracts/real-estate/result';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import { bankDay } from '../../platform/calendar';
import { czechMoney } from '../../platform/czech-format';
import { notFound } from '../../platform/failure';
import { printPage } from '../../platform/pdf/print-page';
import type {
  Appraisers,
  EstateToValue,
  OrderAtAppraisers,
  OrderToValue,
  ValuedElsewhere,
} from './port';
import { referenceValuations, type ValuedFacts } from './schema';
import { resultOf } from './value';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds of the bank's clock that each type takes from the order, or from an answer. */
export const timeToValue: Readonly<Record<number, number>> = {
  [valuationType.online.code]: minute / 3,
  [valuationType.dts.code]: 6 * hour,
  [valuationType.standard.code]: 72 * hour,
};
/** How often it says how far it is. */
const steps = 4;
/** Milliseconds after which they hand back what lacks something. */
export const timeToReturn = 2 * hour;
/** Smallest flat that the online model knows, square metres. */
const smallestOnline = 15;

const texts = {
  unfinished: 'Nemovitost není dokončená, statistický model ji neocení.',
  kind: 'Statistický model oceňuje jen byty a družstevní podíly.',
  area: 'Pro takto velký byt nemá statistický model dost srovnání.',
  noPhotographs: 'Doplňte prosím fotografie nemovitosti, objednávka žádné nemá.',
  noCadastre: 'Zkontrolujte prosím údaje: nemovitost nemá číslo listu vlastnictví.',
};

type Row = typeof referenceValuations.$inferSelect;

/** Types that advisors do not order. */
const orderedElsewhere: readonly number[] = [
  valuationType.zov.code,
  valuationType.revaluation.code,
  valuationType.preliminaryOpinion.code,
];
/** `elsewhere-17` is 17. */
const numberOf = ({ orderNumber }: Row): number => Number(orderNumber.split('-').at(-1));

const isOrder = (orderNumber: string) => eq(referenceValuations.orderNumber, orderNumber);

/**
 * The appraisers of the demonstration: an online valuation takes seconds, others hours and days of the
 * bank's clock. An order without photographs comes back once, and so does one without its deed.
 */
export function referenceAppraisers({ db, clock }: Pick<Backend, 'db' | 'clock'>): Appraisers {
  async function rowOf(orderNumber: string): Promise<Row> {
    const [row] = await db.select().from(referenceValuations).where(isOrder(orderNumber));
    if (row === undefined) throw notFound('Objednávku odhadci neznají.');
    return row;
  }
  const askAgain = async (orderNumber: string) => {
    const at = nextChange(await rowOf(orderNumber), clock.now());
    return at === undefined ? {} : { askAgainOn: at.toISOString() };
  };

  return {
    offersOnline: async (estate) => onlineFor(estate),

    async take(order) {
      const { orderNumber, caseId } = order;
      const { valuationTypeId } = order.order;
      const facts = factsOf(order);
      await db
        .insert(referenceValuations)
        .values({ orderNumber, caseId, valuationTypeId, facts, receivedOn: clock.now() })
        .onConflictDoNothing();
      return askAgain(orderNumber);
    },

    async complete({ orderNumber, round, ...answer }) {
      const { facts, rounds } = await rowOf(orderNumber);
      const { realEstateTypeId } = facts;
      if (rounds < round) {
        await db
          .update(referenceValuations)
          .set({
            rounds: round,
            completedOn: clock.now(),
            facts: factsOf({ realEstateTypeId, ...answer }),
          })
          .where(and(isOrder(orderNumber), eq(referenceValuations.rounds, rounds)));
      }
      return askAgain(orderNumber);
    },

    async cancel(orderNumber) {
      const [row] = await db.select().from(referenceValuations).where(isOrder(orderNumber));
      if (row === undefined) return { isCancelled: false };
      if (isFinished(row, clock.now())) return { isCancelled: false };
      await db
        .update(referenceValuations)
        .set({ cancelledOn: clock.now() })
        .where(and(isOrder(orderNumber), isNull(referenceValuations.cancelledOn)));
      return { isCancelled: true };
    },

    async state(orderNumber) {
      return stateOf(await rowOf(orderNumber), clock.now());
    },

    async elsewhere(caseId) {
      const rows = await db
        .select()
        .from(referenceValuations)
        .where(
          and(
            eq(referenceValuations.caseId, caseId),
            inArray(referenceValuations.valuationTypeId, [...orderedElsewhere]),
          ),
        )
        .orderBy(asc(referenceValuations.orderNumber));
      return rows.map((row) => ({
        number: numberOf(row),
        valuationTypeId: row.valuationTypeId as ValuedElsewhere['valuationTypeId'],
        realEstateTypeId: row.facts.realEstateTypeId,
        orderedOn: row.receivedOn.toISOString(),
        result: resultOf(row, bankDay(row.receivedOn)),
      }));
    },
  };
}

const refused = (reason: string) => ({ isPossible: false, reason });

function onlineFor({ realEstateTypeId, specification }: EstateToValue): {
  isPossible: boolean;
  reason?: string;
} {
  const { realEstateState: state, floorArea = 0 } = specification;
  if (state !== undefined && state !== realEstateState.finished.code)
    return refused(texts.unfinished);
  const kinds: readonly number[] = [realEstateType.flat.code, realEstateType.cooperativeShare.code];
  if (!kinds.includes(realEstateTypeId)) return refused(texts.kind);
  if (floorArea < smallestOnline) return refused(texts.area);
  return { isPossible: true };
}

function factsOf({
  realEstateTypeId,
  specification,
  documents,
}: Pick<OrderToValue, 'realEstateTypeId' | 'specification' | 'documents'>): ValuedFacts {
  const {
    realEstateState: state,
    floorArea,
    landArea,
    technicalStateCode,
    builtIn,
  } = specification;
  const { construction, cadastre } = specification;
  return {
    realEstateTypeId,
    realEstateState: state,
    floorArea,
    landArea,
    technicalStateCode,
    builtIn,
    budget: construction?.budget,
    progressPercent: construction?.progressPercent,
    hasCadastre: cadastre?.deedNumber !== undefined,
    photographs: documents.filter(
      ({ documentTypeCode }) => documentTypeCode === caseDocumentType.photo.code,
    ).length,
  };
}

/** What an order other than online is handed back for, until it was answered. */
function returnedFor({ valuationTypeId, facts, rounds }: Row) {
  if (valuationTypeId === valuationType.online.code) return undefined;
  if (rounds === 0 && facts.photographs === 0)
    return { status: 'documentsWanted', round: 1, text: texts.noPhotographs } as const;
  const isChecked = rounds > (facts.photographs === 0 ? 1 : 0);
  return facts.hasCadastre || isChecked
    ? undefined
    : ({ status: 'dataDiffer', round: rounds + 1, text: texts.noCadastre } as const);
}

const beginOf = ({ completedOn, receivedOn }: Row) => completedOn ?? receivedOn;
const lasts = ({ valuationTypeId }: Row) => timeToValue[valuationTypeId] ?? 0;
const endOf = (row: Row) => new Date(Number(beginOf(row)) + lasts(row));

const isFinished = (row: Row, now: Date) =>
  row.cancelledOn === null && returnedFor(row) === undefined && endOf(row) <= now;

/** When there is something new; undefined: nothing is expected. */
function nextChange(row: Row, now: Date): Date | undefined {
  if (row.cancelledOn !== null) return undefined;
  const begun = Number(beginOf(row));
  if (returnedFor(row) !== undefined) return new Date(begun + timeToReturn);
  const step = lasts(row) / steps;
  const done = Math.max(0, Math.floor((Number(now) - begun) / step));
  return done >= steps ? now : new Date(begun + (done + 1) * step);
}

async function stateOf(row: Row, now: Date): Promise<OrderAtAppraisers> {
  if (row.cancelledOn !== null) return { status: 'cancelled' };
  const begun = Number(beginOf(row));
  const returned = returnedFor(row);
  const isReturned = returned !== undefined && Number(now) >= begun + timeToReturn;
  if (isReturned) return returned;
  if (!isFinished(row, now)) {
    const progressPercent = Math.min(99, Math.floor((100 * (Number(now) - begun)) / lasts(row)));
    return {
      status: 'evaluating',
      progressPercent: Math.max(0, progressPercent),
      expectedOn: bankDay(endOf(row)),
      askAgainOn: nextChange(row, now)?.toISOString(),
    };
  }
  if (row.valuationTypeId === valuationType.online.code) {
    const { isPossible, reason } = onlineFor({
      realEstateTypeId: row.facts.realEstateTypeId,
      specification: { isLoanRealEstate: true, isPurchased: true, floorArea: row.facts.floorArea },
    });
    if (!isPossible) return { status: 'notPossible', text: reason ?? texts.area };
    return { status: 'finished', result: resultOf(row, bankDay(endOf(row))) };
  }
  const result = resultOf(row, bankDay(endOf(row)));
  return { status: 'finished', result, report: await printed(result) };
}

function printed(result: ReportedResult): Promise<Uint8Array> {
  const { currentValue = 0, futureValue, appraiserName = '', remarks, valuedOn } = result;
  const facts: [string, string][] = [
    ['Hodnota dnes', czechMoney(currentValue)],
    ...(futureValue === undefined
      ? []
      : [['Hodnota po dokončení', czechMoney(futureValue)] as [string, string]]),
    ['Odhadce', appraiserName],
  ];
  const blocks = [
    { facts },
    { list: remarks },
    { note: 'Ukázkový posudek bez údajů skutečných osob.' },
  ];
  const page = { name: 'Posudek o ceně nemovitosti', category: 'Ocenění', blocks };
  return printPage({ page, day: valuedOn });
}
