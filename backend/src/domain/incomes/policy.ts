import type { IncomePolicy, ObligationPolicy } from '@advisor/lending/credit-policy';

/** What the bank counts of incomes. */
export const incomePolicy: IncomePolicy = {
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
  supplementaryKinds: ['diets', 'parental', 'alimony', 'other'],
  supplementaryMaxPercent: 50,
  countsInProbation: false,
  countsInNotice: false,
  shortestContractMonths: 12,
};

/** What the bank counts of obligations. */
export const obligationPolicy: ObligationPolicy = { revolvingPercent: 5, countsWholeLimit: true };
