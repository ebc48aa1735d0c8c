import type { CreditPolicy } from '@advisor/lending/affordability/credit-policy';
import { creditPolicies } from '../../domain/assessment/credit-policy/schema';
import type { Database } from '../../platform/database/database';
import { continueIds } from '../../seed/continue-ids';
import type { ModuleSeed } from '../../seed/module-seed';

const children = [
  { underAge: 6, amount: 2_480 },
  { underAge: 15, amount: 3_050 },
  { underAge: 26, amount: 3_490 },
];

const policy: CreditPolicy = {
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
    supplementaryKinds: ['diets', 'maternity', 'parental', 'alimony', 'other'],
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
    coefficient: 1.2,
  },
  housingMinimum: 7_000,
  reserve: 2_000,
  limits: { ltv: 80, dti: 8.5, dsti: 45 },
  youngLimits: { ltv: 90, dti: 9.5, dsti: 50 },
  youngUnderAge: 36,
  stressPoints: 2,
  loanStep: 10_000,
  assessmentValidDays: 30,
  taxReturns: {
    expensePercent: 70,
    expensePercentByNace: { '43': 75, '47': 80, '56': 80, '62': 50, '69': 40, '70': 50, '86': 35 },
    fallToLower: 20,
    shortestBusinessMonths: 12,
  },
};

/** What the bank of the demonstration sets, for a database that has no version. */
async function ensureCreditPolicy(db: Database): Promise<void> {
  if ((await db.$count(creditPolicies)) > 0) return;
  await db.insert(creditPolicies).values([{ id: 1, validFrom: '2023-01-01', policy }]);
  await continueIds(db, creditPolicies);
}

export const seedCreditPolicy: ModuleSeed = { ensure: ensureCreditPolicy };
