/*
 * Upper limits of the Czech National Bank, by what the loan is for, the age of the youngest applicant
 * and the day. A bank's own stricter limits are its data, not this table's.
 */

/** `investment`: third and further dwelling, or a rent counted as income. */
export type LoanUse = 'ownHousing' | 'investment' | 'nonPurpose';

export interface LendingLimits {
  /** %; null: none. */
  ltv: number | null;
  /** Multiple of the yearly income; null: none. */
  dti: number | null;
  /** %; null: none. */
  dsti: number | null;
}

interface LimitRule extends LendingLimits {
  /** First day the rule is in force. */
  from: string;
  /** First day it is not. */
  to?: string;
  uses: readonly LoanUse[];
  /** For applicants younger than this only. */
  youngerThan?: number;
  source: string;
}

const provision2022 = 'ČNB, provision of a general nature I/2021, in force since 1 April 2022';
const dstiOff = 'ČNB, DSTI limit deactivated as of 1 July 2023';
const dtiOff = 'ČNB, DTI limit deactivated as of 1 January 2024';
const investment2026 = 'ČNB, recommendation on investment flats as of 1 April 2026';

const housing = ['ownHousing'] as const;
const others = ['investment', 'nonPurpose'] as const;

/** The first rule that fits is the one in force. */
export const limitRules: readonly LimitRule[] = [
  {
    from: '2026-04-01',
    uses: ['investment'],
    ltv: 70,
    dti: 7,
    dsti: null,
    source: investment2026,
  },
  {
    from: '2024-01-01',
    uses: housing,
    youngerThan: 36,
    ltv: 90,
    dti: null,
    dsti: null,
    source: dtiOff,
  },
  {
    from: '2024-01-01',
    uses: [...housing, ...others],
    ltv: 80,
    dti: null,
    dsti: null,
    source: dtiOff,
  },
  {
    from: '2023-07-01',
    to: '2024-01-01',
    uses: housing,
    youngerThan: 36,
    ltv: 90,
    dti: 9.5,
    dsti: null,
    source: dstiOff,
  },
  {
    from: '2023-07-01',
    to: '2024-01-01',
    uses: [...housing, ...others],
    ltv: 80,
    dti: 8.5,
    dsti: null,
    source: dstiOff,
  },
  {
    from: '2022-04-01',
    to: '2023-07-01',
    uses: housing,
    youngerThan: 36,
    ltv: 90,
    dti: 9.5,
    dsti: 50,
    source: provision2022,
  },
  {
    from: '2022-04-01',
    to: '2023-07-01',
    uses: [...housing, ...others],
    ltv: 80,
    dti: 8.5,
    dsti: 45,
    source: provision2022,
  },
];

const noLimits: LendingLimits = { ltv: null, dti: null, dsti: null };

/**
 * Limits in force on a day.
 * @param age of the youngest applicant, years
 * @param day `YYYY-MM-DD`; before 1 April 2022 there is none
 */
export function lendingLimits(use: LoanUse, age: number, day: string): LendingLimits {
  const rule = limitRules.find(
    ({ from, to, uses, youngerThan }) =>
      day >= from &&
      (to === undefined || day < to) &&
      uses.includes(use) &&
      (youngerThan === undefined || age < youngerThan),
  );
  return rule ? { ltv: rule.ltv, dti: rule.dti, dsti: rule.dsti } : noLimits;
}
