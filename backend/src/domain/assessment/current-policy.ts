import type { CreditPolicy } from '@advisor/lending/credit-policy';
import { incomePolicy, obligationPolicy } from '../incomes/policy';

const children = [
  { underAge: 6, amount: 2_480 },
  { underAge: 15, amount: 3_050 },
  { underAge: 26, amount: 3_490 },
];

/** Rises with each change of what stands below; kept with each assessment. */
export const policyVersion = 1;

/** What the bank assesses by. Each assessment keeps its own copy. */
export const currentPolicy: CreditPolicy = {
  incomes: incomePolicy,
  obligations: obligationPolicy,
  livingMinimum: {
    tables: [
      { validFrom: '2023-01-01', single: 4_860, firstAdult: 4_470, furtherAdult: 4_040, children },
      { validFrom: '2026-10-01', single: 5_500, firstAdult: 5_000, furtherAdult: 3_750, children },
    ],
    coefficient: 1.2,
  },
  housingMinimum: 5_000,
  reserve: 2_000,
  limits: { ltv: 80, dti: 8.5, dsti: 45 },
  youngLimits: { ltv: 90, dti: 9.5, dsti: 50 },
  youngUnderAge: 36,
  stressPoints: 2,
  loanStep: 10_000,
  assessmentValidDays: 30,
  taxReturns: {
    expensePercent: 60,
    expensePercentByNace: {},
    fallToLower: 20,
    shortestBusinessMonths: 12,
  },
};
