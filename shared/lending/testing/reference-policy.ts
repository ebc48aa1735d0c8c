import { type CreditPolicy } from '../src/affordability/credit-policy';

const children = [
  { underAge: 6, amount: 2_480 },
  { underAge: 15, amount: 3_050 },
  { underAge: 26, amount: 3_490 },
];

/** Policy that the test vectors were made with. */
export const referencePolicy: CreditPolicy = {
  incomes: {
    acceptedPercent: {
      salary: 100,
      enterprise: 100,
      rent: 70,
      diets: 50,
      maternity: 0,
      parental: 100,
      alimony: 100,
      pension: 100,
      foreign: 80,
      other: 50,
    },
    supplementaryKinds: ['maternity', 'parental', 'alimony', 'pension'],
    supplementaryMaxPercent: 50,
    countsInProbation: false,
    countsInNotice: false,
    shortestContractMonths: 12,
  },
  obligations: { revolvingPercent: 5, countsWholeLimit: true },
  livingMinimum: {
    tables: [
      { validFrom: '2023-01-01', single: 4_860, firstAdult: 4_470, furtherAdult: 4_040, children },
      { validFrom: '2026-10-01', single: 5_500, firstAdult: 5_000, furtherAdult: 3_750, children },
    ],
    coefficient: 1,
  },
  housingMinimum: 0,
  reserve: 0,
  limits: { ltv: 80, dti: 8.5, dsti: 45 },
  youngLimits: { ltv: 90, dti: 9.5, dsti: 50 },
  youngUnderAge: 36,
  stressPoints: 2,
  loanStep: 10_000,
  assessmentValidDays: 30,
  taxReturns: {
    expensePercent: 60,
    expensePercentByNace: { '62': 50 },
    fallToLower: 20,
    shortestBusinessMonths: 12,
  },
};
