import { addDays, addMonths } from '../calendar-and-money/calendar';
import { type IncomeKind, type IncomePolicy } from './credit-policy';
import {
  checkNumber,
  Decimal,
  maximumAmount,
  roundToHaler,
  sumOf,
} from '../calendar-and-money/money';

/* What a bank counts of the incomes that were declared. */

export interface DeclaredIncome {
  kind: IncomeKind;
  /** CZK a month. */
  netMonthlyIncome: number;
  /** What is deducted from a wage by order, CZK a month. */
  wageDeduction?: number;
  isInProbation?: boolean;
  isInNotice?: boolean;
  /** `YYYY-MM-DD`. */
  since?: string;
  /** Last day of a fixed term; absent for an indefinite one. */
  until?: string;
  /** A fixed term that follows another of the same employer. */
  isRenewed?: boolean;
}

/** Why an income counts as it does; the first that holds. */
export type CountedIncomeReason =
  | 'ended'
  | 'probation'
  | 'notice'
  | 'shortContract'
  | 'notAccepted'
  | 'supplementary'
  | 'share'
  | 'deduction'
  | 'full';

export interface CountedIncome {
  /** CZK a month. */
  declared: number;
  /** CZK a month, half up to 0.01; never more than was declared. */
  counted: number;
  /** Share of its kind that the bank accepts, %. */
  share: number;
  reason: CountedIncomeReason;
}

/** Why nothing of an income counts. */
function refusalOf(
  { isInProbation, isInNotice, isRenewed, since, until }: DeclaredIncome,
  { countsInProbation, countsInNotice, shortestContractMonths }: IncomePolicy,
  day: string,
): CountedIncomeReason | undefined {
  if (until !== undefined && until < day) return 'ended';
  if (isInProbation && !countsInProbation) return 'probation';
  if (isInNotice && !countsInNotice) return 'notice';
  // A contract of 1 January to 31 December is one of twelve months.
  const isShort =
    since !== undefined &&
    until !== undefined &&
    addDays(until, 1) < addMonths(since, shortestContractMonths);
  return isShort && !isRenewed ? 'shortContract' : undefined;
}

function countOne(income: DeclaredIncome, policy: IncomePolicy, day: string): CountedIncome {
  const { kind, netMonthlyIncome, wageDeduction = 0 } = income;
  checkNumber('netMonthlyIncome', netMonthlyIncome, 0, maximumAmount);
  checkNumber('wageDeduction', wageDeduction, 0, maximumAmount);
  const share = policy.acceptedPercent[kind];
  const result = { declared: netMonthlyIncome, share };
  const refusal = refusalOf(income, policy, day) ?? (share === 0 ? 'notAccepted' : undefined);
  if (refusal) return { ...result, counted: 0, reason: refusal };
  const left = Decimal.max(new Decimal(netMonthlyIncome).minus(wageDeduction), 0);
  return {
    ...result,
    counted: roundToHaler(left.times(share).div(100)),
    reason: share < 100 ? 'share' : wageDeduction > 0 ? 'deduction' : 'full',
  };
}

/**
 * Counts the incomes of a household, in their order. Supplementary ones above their highest share are
 * cut in proportion.
 * @param day of the assessment, `YYYY-MM-DD`
 * @throws LendingError when an amount is not 0 or more
 */
export function countIncomes(
  incomes: readonly DeclaredIncome[],
  policy: IncomePolicy,
  day: string,
): CountedIncome[] {
  const counted = incomes.map((income) => countOne(income, policy, day));
  const isSupplementary = incomes.map(({ kind }) => policy.supplementaryKinds.includes(kind));
  const sum = (supplementary: boolean) =>
    sumOf(
      counted
        .filter((_, index) => isSupplementary[index] === supplementary)
        .map((one) => one.counted),
    );
  const percent = policy.supplementaryMaxPercent;
  if (percent >= 100) return counted;
  const all = sum(true);
  const highest = roundToHaler(new Decimal(sum(false)).times(percent).div(100 - percent));
  if (all <= highest) return counted;
  let left = all;
  let room = highest;
  return counted.map((one, index) => {
    if (isSupplementary[index] !== true || one.counted === 0) return one;
    // Of what is left, so that the last one takes the rest and the sum is exact.
    const part = roundToHaler(new Decimal(room).times(one.counted).div(left));
    left = sumOf([left, -one.counted]);
    room = sumOf([room, -part]);
    return { ...one, counted: part, reason: 'supplementary' };
  });
}

/** How many incomes of each type (code) a person may have. */
export type IncomeLimits = Readonly<Record<number, number>>;

/** Types that have more incomes than their limit, and those that take another one. */
export function incomeRoom(
  counts: Readonly<Record<number, number>>,
  limits: IncomeLimits,
): { overLimit: number[]; canAdd: Record<number, boolean> } {
  const types = Object.keys(limits).map(Number);
  const count = (type: number) => counts[type] ?? 0;
  return {
    overLimit: types.filter((type) => count(type) > (limits[type] ?? 0)),
    canAdd: Object.fromEntries(types.map((type) => [type, count(type) < (limits[type] ?? 0)])),
  };
}
