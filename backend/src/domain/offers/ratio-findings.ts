import type { LoanResult, OfferFinding, Remedy } from '@advisor/contracts/offer/loan-offer';
import type { MortgageSimulation } from '@advisor/lending/loan/mortgage-simulation';
import { isWithinLimit } from '@advisor/lending/affordability/ratios';
import { addMonths, ageOn } from '../../platform/calendar';
import {
  czechCount,
  czechNumber,
  czechPercent,
  czechRatio,
  years,
} from '../../platform/czech-format';
import { error, warning } from './finding';
import type { LoanInput } from './loan-input';
import type { ProductTerms } from './rate-version';

/**
 * What the calculated loan exceeds. LTV is the bank's hard limit; those of DTI and DSTI are switched
 * off by the national bank, so beyond its own the bank only looks closer. Ratios are compared
 * unrounded.
 *
 * @param today `YYYY-MM-DD`
 */
export const ratioFindings = (
  input: LoanInput,
  simulation: MortgageSimulation,
  terms: ProductTerms,
  today: string,
): OfferFinding[] => [
  ...ltvFindings(input, simulation.ltv, terms),
  ...applicantFindings(input, simulation, terms, today),
  ...incomeFindings(input, simulation, terms),
];

/** Who is to owe a loan, days as `YYYY-MM-DD`; of several people the oldest and the youngest. */
export interface Borrowers {
  dateOfBirth: string;
  /** Absent for one person. */
  youngestDateOfBirth?: string | undefined;
}

/**
 * What a calculated loan exceeds for those who are to owe it: it may have been modelled without an
 * age, or for somebody else.
 *
 * @param today `YYYY-MM-DD`
 */
export const borrowerFindings = (
  input: LoanInput,
  { ltv, maturityOn }: Pick<LoanResult, 'ltv' | 'maturityOn'>,
  terms: ProductTerms,
  { dateOfBirth, youngestDateOfBirth = dateOfBirth, today }: Borrowers & { today: string },
): OfferFinding[] => [
  ...ltvFindings(
    {
      ...input,
      household: {
        ...noIncome,
        applicantAge: ageOn(today, dateOfBirth),
        youngestApplicantAge: ageOn(today, youngestDateOfBirth),
      },
    },
    ltv,
    terms,
  ),
  ...ageFindings(ageOn(maturityOn, dateOfBirth), terms),
];

const noIncome = { netMonthlyIncome: 0, monthlyInstallments: 0, otherDebt: 0 };

const isYoung = ({ household }: LoanInput, { youngAge }: ProductTerms) =>
  [household?.youngestApplicantAge, household?.applicantAge].some(
    (age) => age !== undefined && age < youngAge,
  );

export interface RatioLimits {
  /** Percent; absent without collateral. */
  ltv?: number;
  /** Times the net yearly income. */
  dti: number;
  /** Percent of the net monthly income. */
  dsti: number;
}

/** The limits for this applicant and purpose; without an age those for everybody. */
export function ratioLimits(input: LoanInput, terms: ProductTerms): RatioLimits {
  const young = isYoung(input, terms);
  const { isInvestmentProperty } = input;
  const ltv = isInvestmentProperty
    ? terms.maxLtvInvestment
    : young
      ? terms.maxLtvYoung
      : terms.maxLtv;
  const dti = young ? terms.dtiLimitYoung : terms.dtiLimit;
  return {
    ...(ltv === null ? {} : { ltv }),
    dti: isInvestmentProperty ? terms.dtiLimitInvestment : dti,
    dsti: young ? terms.dstiLimitYoung : terms.dstiLimit,
  };
}

function ltvFindings(
  input: LoanInput,
  ltv: number | undefined,
  terms: ProductTerms,
): OfferFinding[] {
  const { ltv: limit } = ratioLimits(input, terms);
  if (limit === undefined || ltv === undefined || isWithinLimit(ltv, limit)) return [];
  const young = `pro žadatele do ${czechCount(terms.youngAge, years)}`;
  const isAgeUnknown = input.household?.applicantAge === undefined;
  if (!input.isInvestmentProperty && isAgeUnknown && isWithinLimit(ltv, terms.maxLtvYoung)) {
    return [
      warning(
        'household.applicantAge',
        `LTV nad ${czechPercent(limit)} je možné jen ${young}. Doplňte věk.`,
      ),
    ];
  }
  const whose = input.isInvestmentProperty
    ? 'pro investiční nemovitost'
    : isYoung(input, terms)
      ? young
      : !isAgeUnknown && (terms.maxLtvYoung ?? 0) > limit
        ? `pro žadatele od ${terms.youngAge}\u00A0let`
        : 'pro tento úvěr';
  return [
    error(
      'collateralAmount',
      `LTV ${czechRatio(ltv, limit)}\u00A0% převyšuje ${czechPercent(limit)}, limit ${whose}.`,
      lowerLoan(input, limit, terms),
    ),
  ];
}

/** The highest loan within the limit, down to whole thousands; none where it is too low to be lent. */
function lowerLoan(
  { collateralAmount = 0 }: LoanInput,
  ltvLimit: number,
  { minAmount }: ProductTerms,
): Remedy | undefined {
  const value = Math.floor((collateralAmount * ltvLimit) / 100 / 1_000) * 1_000;
  return value < minAmount ? undefined : { field: 'loanAmount', value };
}

/** The limit of age, where the applicant's is known. */
function applicantFindings(
  input: LoanInput,
  { maturityDate }: MortgageSimulation,
  terms: ProductTerms,
  today: string,
): OfferFinding[] {
  const { loanDuration, fixedRatePeriod = 0, household } = input;
  if (household?.applicantAge === undefined) return [];
  const { applicantAge } = household;
  const ageAt = (maturity: string) => applicantAge + ageOn(maturity, today);
  const shortest = Math.max(terms.minMonths, fixedRatePeriod);
  const isRepaidInTime = (fewer: number) =>
    ageAt(addMonths(maturityDate, -fewer)) <= terms.maximumAge;
  const fewer = Array.from({ length: loanDuration - shortest + 1 }, (_, count) => count);
  const least = fewer.find(isRepaidInTime);
  return ageFindings(
    ageAt(maturityDate),
    terms,
    least === undefined ? undefined : { field: 'loanDuration', value: loanDuration - least },
  );
}

/** @param age whole years at the last instalment */
const ageFindings = (age: number, { maximumAge }: ProductTerms, remedy?: Remedy): OfferFinding[] =>
  age > maximumAge
    ? [
        error(
          'loanDuration',
          `Při poslední splátce bude žadateli ${czechCount(age, years)}, nejvýše smí být ${czechCount(maximumAge, years)}.`,
          remedy,
        ),
      ]
    : [];

function incomeFindings(
  input: LoanInput,
  { dti, dsti }: MortgageSimulation,
  terms: ProductTerms,
): OfferFinding[] {
  const limits = ratioLimits(input, terms);
  const found: OfferFinding[] = [];
  if (dti !== undefined && !isWithinLimit(dti, limits.dti)) {
    found.push(
      warning(
        'household.otherDebt',
        `Dluhy (DTI) jsou ${czechRatio(dti, limits.dti)}násobkem ročního příjmu, doporučený limit je ${czechNumber(limits.dti)}.`,
      ),
    );
  }
  if (dsti !== undefined && !isWithinLimit(dsti, limits.dsti)) {
    found.push(
      warning(
        'household.monthlyInstallments',
        `Splátky (DSTI) tvoří ${czechRatio(dsti, limits.dsti)}\u00A0% příjmu, doporučený limit je ${czechPercent(limits.dsti)}.`,
      ),
    );
  }
  return found;
}
