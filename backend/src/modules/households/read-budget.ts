import type { ApplicantsBudget } from '@advisor/contracts/household/schemas';
import { permission } from '@advisor/contracts/permissions';
import {
  applicantsAges,
  applicantsBudget,
  countHouseholds,
} from '../../domain/assessment/applicants-budget';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { readHouseholds } from '../../domain/assessment/read-households';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import type { SignedInUser } from '../../platform/session/user';

interface Reading {
  sealer: Sealer;
  user: SignedInUser;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** What those who will owe the loan earn and owe, by the functions of an assessment. */
export async function readBudget(
  db: Database,
  { sealer, user, day }: Reading,
  salesArrangementId: number,
): Promise<ApplicantsBudget> {
  const { policy } = await creditPolicyOn(db, day);
  const isBureauHidden = !user.permissions.has(permission.viewRequestedObligations);
  const reading = { sealer, policy, isBureauHidden };
  const { people, households } = await readHouseholds(db, reading, salesArrangementId);
  const counted = countHouseholds(households, { policy, day });
  const { netIncome, instalments, debt } = applicantsBudget(counted);
  const hasAny = (name: 'incomes' | 'obligations') =>
    counted.some(({ totals }) => totals[name].length > 0);
  const ages = applicantsAges(people, day);
  return {
    ...(hasAny('incomes') && { netMonthlyIncome: Math.floor(netIncome) }),
    ...(hasAny('obligations') && {
      monthlyInstallments: Math.ceil(instalments),
      otherDebt: Math.ceil(debt),
    }),
    ...(ages.length > 0 && { youngestAge: ages[0], oldestAge: ages.at(-1) }),
  };
}
