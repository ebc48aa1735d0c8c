import { ceilToCrown, checkNumber, Decimal, maximumAmount } from '../calendar-and-money/money';

/** Amounts of a year (government decree 595/2006), CZK a month. */
export interface GarnishmentRules {
  readonly livingMinimum: number;
  readonly normativeRent: number;
  readonly energy: number;
}

export interface GarnishedWage {
  /** CZK a month. */
  netWage: number;
  /** Persons whom the debtor supports. */
  dependants: number;
  /** A claim that goes first, such as alimony, or debt relief. */
  isPriority: boolean;
}

/** CZK a month. */
export interface Garnishment {
  protected: number;
  /** One third of what is above the protected amount. */
  third: number;
  /** What is taken without a limit. */
  excess: number;
  withheld: number;
  left: number;
}

/** Share of the living costs that is protected, and by how much each dependant raises it. */
const protectedShare = 0.85;
const perDependant = 0.25;
/** Multiple of the living costs that is split in thirds. */
const splitMultiple = 1.9;

/**
 * What is deducted from a wage by order (act 99/1963 s. 277 to 279).
 * @throws LendingError when the wage is not 0 or more
 */
export function wageGarnishment(
  { netWage, dependants, isPriority }: GarnishedWage,
  { livingMinimum, normativeRent, energy }: GarnishmentRules,
): Garnishment {
  checkNumber('netWage', netWage, 0, maximumAmount);
  checkNumber('dependants', dependants, 0, 50, 0);
  const costs = new Decimal(livingMinimum).plus(normativeRent).plus(energy);
  const protectedAmount = ceilToCrown(
    costs.times(protectedShare).times(new Decimal(perDependant).times(dependants).plus(1)),
  );
  const split = costs.times(splitMultiple);
  const rest = Decimal.max(new Decimal(netWage).minus(protectedAmount), 0);
  const third = Decimal.min(rest, split).div(3).floor().toNumber();
  const excess = Decimal.max(rest.minus(split).floor(), 0).toNumber();
  const withheld = (isPriority ? 2 : 1) * third + excess;
  return { protected: protectedAmount, third, excess, withheld, left: netWage - withheld };
}
