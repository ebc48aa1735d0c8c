import {
  instalmentRoom,
  maximumLoanByDsti,
  maximumLoanByDti,
} from '@advisor/lending/loan/max-loan';
import { floorTo } from '@advisor/lending/calendar-and-money/money';
import type { ProductRates } from './rate-version';

/** Limits are told in whole thousands, CZK. */
const step = 1_000;

interface Budget {
  /** CZK a month. */
  netMonthlyIncome: number;
  monthlyInstallments: number;
  /** CZK. */
  debt: number;
  /** Years. */
  age: number;
}

/**
 * How much the bank lends somebody without security: what DTI, DSTI over the longest duration and
 * the product itself allow. Whoever is too old for the longest duration gets what the time left
 * allows.
 *
 * @returns zero when it is less than the product's least amount
 */
export function unsecuredLimit({ terms, rates }: ProductRates, budget: Budget) {
  const { netMonthlyIncome, monthlyInstallments, debt, age } = budget;
  const isYoung = age < terms.youngAge;
  const room = {
    netMonthlyIncome,
    otherMonthlyInstalments: monthlyInstallments,
    limit: isYoung ? terms.dstiLimitYoung : terms.dstiLimit,
  };
  const maximumMonthlyPayment = instalmentRoom(room);
  const months = Math.min(terms.maxMonths, 12 * (terms.maximumAge - age));
  const byDti = maximumLoanByDti(
    netMonthlyIncome,
    debt,
    isYoung ? terms.dtiLimitYoung : terms.dtiLimit,
  );
  // Larger loans have lower rates, so the first band that its own limit reaches gives the most.
  const bands = rates.toSorted((one, other) => other.minAmount - one.minAmount);
  const limits = bands.map(({ rate, minAmount }) => {
    const byDsti =
      months < terms.minMonths ? 0 : maximumLoanByDsti({ ...room, ratePercent: rate, months });
    const limit = floorTo(Math.min(terms.maxAmount, byDti, byDsti), step);
    return limit >= Math.max(minAmount, terms.minAmount) ? limit : 0;
  });
  return { limit: limits.find((limit) => limit > 0) ?? 0, maximumMonthlyPayment };
}
