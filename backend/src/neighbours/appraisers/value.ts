import {
  realEstateState,
  realEstateType,
  valuationType,
} from '@advisor/contracts/codebooks/real-estate';
import { addDays } from '../../platform/calendar';
import { randomFor } from '../../platform/random';
import type { ReportedResult } from '@advisor/contracts/real-estate/result';
import type { ValuedFacts } from './schema';

/* Values of the demonstration: a table of prices of ours, always the same for the same order. */

/** CZK a square metre of what is built. */
const builtPrice: Readonly<Record<number, number>> = {
  [realEstateType.house.code]: 62_000,
  [realEstateType.flat.code]: 98_000,
  [realEstateType.cooperativeShare.code]: 90_000,
  [realEstateType.other.code]: 45_000,
};
/** CZK a square metre of land. */
const landPrice = 3_200;
const stateFactor: Readonly<Record<string, number>> = {
  new: 1.15,
  renewed: 1.08,
  good: 1,
  fair: 0.93,
  poor: 0.78,
};
/** How many sales the online model compares with. */
const comparedSales = 24;

const toThousands = (amount: number) => Math.round(amount / 1_000) * 1_000;

const isUnfinished = ({ realEstateState: state }: ValuedFacts) =>
  state !== undefined && state !== realEstateState.finished.code;

const rangeOf = (value: number) => ({
  minimum: toThousands(value * 0.93),
  maximum: toThousands(value * 1.07),
});

/** What the statistical model says beside a value. @param value CZK */
export const statedByModel = (value: number) => ({
  remarks: ['Hodnota ze statistického modelu podle realizovaných cen v okolí.'],
  reliability: 'high' as const,
  range: rangeOf(value),
});

interface Valued {
  orderNumber: string;
  valuationTypeId: number;
  facts: ValuedFacts;
}

/** @param valuedOn `YYYY-MM-DD` */
export function resultOf(valued: Valued, valuedOn: string): ReportedResult {
  const { facts, valuationTypeId, orderNumber } = valued;
  const { floorArea = 0, landArea = 0, realEstateTypeId, technicalStateCode = 'good' } = facts;
  const random = randomFor(orderNumber, 0);
  const perMetre = Math.round(
    (builtPrice[realEstateTypeId] ?? 0) *
      (stateFactor[technicalStateCode] ?? 1) *
      (0.95 + random.next() / 10),
  );
  const land = landArea * landPrice;
  const whole = toThousands(floorArea * perMetre + land);
  const share = isUnfinished(facts) ? (facts.progressPercent ?? 0) / 100 : 1;
  const current = toThousands(floorArea * perMetre * share + land);
  const isOnline = valuationTypeId === valuationType.online.code;
  const isOpinion = valuationTypeId === valuationType.preliminaryOpinion.code;
  return {
    valuedOn,
    currentValue: current,
    ...(isUnfinished(facts) && { futureValue: whole }),
    ...(isOpinion
      ? { range: rangeOf(current) }
      : { collateralValue: isUnfinished(facts) ? whole : current }),
    priorLiens: 0,
    ...(valuationTypeId === valuationType.zov.code && { progressPercent: facts.progressPercent }),
    conditions: isUnfinished(facts) ? ['Předložit kolaudační rozhodnutí po dokončení stavby.'] : [],
    ...(isOnline
      ? {
          ...statedByModel(current),
          reliability: random.pick(['high', 'high', 'medium', 'low'] as const),
        }
      : {
          remarks: ['Supervize hodnotu potvrdila.'],
          appraiserName: random.pick(['Ing. Pavel Odhad', 'Ing. Jana Cenová']),
          ...(technicalStateCode === 'poor' && {
            reconstructionCost: toThousands(floorArea * 21_000),
          }),
        }),
    comparablePrices: isOnline ? salesAround(valued, perMetre, valuedOn) : [],
  };
}

/**
 * Sales around what an order values, always the same; nearest first.
 * @param perMetre about which they were sold, CZK
 */
export function salesAround(
  { orderNumber, facts }: Pick<Valued, 'orderNumber'> & { facts: Pick<ValuedFacts, 'floorArea'> },
  perMetre: number,
  valuedOn: string,
) {
  return Array.from({ length: comparedSales }, (_, index) => {
    const random = randomFor(orderNumber, index + 1);
    const pricePerSquareMetre = Math.round(perMetre * (0.88 + random.next() / 4));
    const floorArea = Math.max(
      15,
      Math.round((facts.floorArea ?? 60) * (0.8 + random.next() / 2.5)),
    );
    return {
      distanceMetres: random.int(40, 2_500),
      floorArea,
      soldOn: addDays(valuedOn, -random.int(20, 720)),
      price: toThousands(floorArea * pricePerSquareMetre),
      pricePerSquareMetre,
    };
  }).toSorted((one, other) => one.distanceMetres - other.distanceMetres);
}
