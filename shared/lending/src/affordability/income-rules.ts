import { isDay } from '../calendar-and-money/calendar';
import { parseCompanyId } from '../identifiers/company-id';
import { rateRange } from './foreign-currencies';

/*
 * What an income has to hold before a bank takes it. The form and the server check the same. Limits
 * are the product's own where no source is named.
 */

/** Oldest confirmation of an employer that the bank takes, days. */
export const maxConfirmationAgeDays = 30;
/** Largest monthly income that is no slip of the pen, CZK. */
export const maxMonthlyIncome = 10_000_000;
const monthsInYear = 12;
const dayMs = 86_400_000;

export type IncomeProblem =
  | 'companyId'
  | 'employerInCzechia'
  | 'employerWithoutCompanyId'
  | 'notADate'
  | 'inFuture'
  | 'termEnded'
  | 'termBeforeStart'
  | 'confirmationTooOld'
  | 'netAboveGross'
  | 'deductionAboveNet'
  | 'notPositive'
  | 'tooHigh'
  | 'unlikelyRate';

export interface FoundProblem {
  /** Dotted path in the income. */
  field: string;
  problem: IncomeProblem;
}

/** The fields of an income that rules speak of; each kind of income has some of them. */
export interface IncomeToCheck {
  netMonthlyIncome: number;
  foreignCurrency?: { currencyCode: string; rate: number; rateDate: string };
  /** Of a salary. */
  employer?: { companyId?: string; countryId: number };
  isAbroad?: boolean;
  employedSince?: string;
  employedUntil?: string;
  grossAnnualIncome?: number;
  wageDeduction?: number;
  confirmation?: { issuedOn: string };
  /** Of a business. */
  companyId?: string;
  startedOn?: string;
  /** Of a benefit that ends. */
  validUntil?: string;
}

/** Declared amount in CZK a month, by the stated rate; rounded to haléře. */
export const incomeInCzk = ({
  netMonthlyIncome,
  foreignCurrency,
}: {
  netMonthlyIncome: number;
  foreignCurrency?: { rate: number } | undefined;
}): number => Math.round(netMonthlyIncome * (foreignCurrency?.rate ?? 1) * 100) / 100;

export interface CheckedOn {
  /** `YYYY-MM-DD` */
  today: string;
  /** The country whose employers stand in the business register. */
  czechiaId: number;
  /** Tax returns say the amount, and a loss is none. */
  isFromTaxReturn?: boolean;
}

/** What is wrong with an income, the first of each field. Dates are `YYYY-MM-DD`. */
export function incomeProblems(income: IncomeToCheck, checkedOn: CheckedOn): FoundProblem[] {
  const found = [
    ...(checkedOn.isFromTaxReturn === true ? [] : amountProblems(income)),
    ...employerProblems(income, checkedOn),
    ...dateProblems(income, checkedOn.today),
  ].filter(({ isWrong }) => isWrong);
  return found
    .filter(({ field }, place) => found.findIndex((known) => known.field === field) === place)
    .map(({ field, problem }) => ({ field, problem }));
}

interface Check extends FoundProblem {
  isWrong: boolean;
}

const check = (field: string, problem: IncomeProblem, isWrong: boolean): Check => ({
  field,
  problem,
  isWrong,
});

/** A rate that the currency has never had. */
function isUnlikely(foreign: IncomeToCheck['foreignCurrency']): boolean {
  const range = foreign && rateRange(foreign.currencyCode);
  if (foreign === undefined || range === undefined) return false;
  return foreign.rate < range.least || foreign.rate > range.most;
}

function amountProblems(income: IncomeToCheck): Check[] {
  const { netMonthlyIncome, grossAnnualIncome, wageDeduction = 0 } = income;
  const isAboveGross =
    grossAnnualIncome !== undefined && netMonthlyIncome * monthsInYear > grossAnnualIncome;
  return [
    check('netMonthlyIncome', 'notPositive', netMonthlyIncome <= 0),
    check('netMonthlyIncome', 'tooHigh', incomeInCzk(income) > maxMonthlyIncome),
    check('grossAnnualIncome', 'netAboveGross', isAboveGross),
    check('foreignCurrency.rate', 'unlikelyRate', isUnlikely(income.foreignCurrency)),
    check('wageDeduction', 'deductionAboveNet', wageDeduction > Math.max(netMonthlyIncome, 0)),
  ];
}

function employerProblems(income: IncomeToCheck, { czechiaId }: CheckedOn): Check[] {
  const { companyId, employer } = income;
  const own = check('companyId', 'companyId', companyId !== undefined && !isCompanyId(companyId));
  if (employer === undefined) return [own];
  const id = employer.companyId;
  const isHere = income.isAbroad !== true;
  return [
    own,
    check('employer.companyId', 'employerWithoutCompanyId', isHere && id === undefined),
    check('employer.companyId', 'companyId', id !== undefined && !isCompanyId(id)),
    check('employer.countryId', 'employerInCzechia', !isHere && employer.countryId === czechiaId),
  ];
}

function dateProblems(income: IncomeToCheck, today: string): Check[] {
  const { employedSince, employedUntil, confirmation, validUntil } = income;
  const isFuture = (date: string | undefined) => date !== undefined && date > today;
  const isPast = (date: string | undefined) => date !== undefined && date < today;
  const issuedOn = confirmation?.issuedOn;
  const age = issuedOn === undefined ? 0 : (Date.parse(today) - Date.parse(issuedOn)) / dayMs;
  const isBeforeStart =
    employedSince !== undefined && employedUntil !== undefined && employedUntil < employedSince;
  const rateDate = income.foreignCurrency?.rateDate;
  const days = { employedSince, employedUntil, validUntil, startedOn: income.startedOn };
  const named = {
    ...days,
    'foreignCurrency.rateDate': rateDate,
    'confirmation.issuedOn': issuedOn,
  };
  return [
    ...Object.entries(named).map(([field, day]) =>
      check(field, 'notADate', day !== undefined && !isDay(day)),
    ),
    check('foreignCurrency.rateDate', 'inFuture', isFuture(rateDate)),
    check('employedSince', 'inFuture', isFuture(employedSince)),
    check('employedUntil', 'termBeforeStart', isBeforeStart),
    check('employedUntil', 'termEnded', isPast(employedUntil)),
    check('confirmation.issuedOn', 'inFuture', isFuture(issuedOn)),
    check('confirmation.issuedOn', 'confirmationTooOld', age > maxConfirmationAgeDays),
    check('startedOn', 'inFuture', isFuture(income.startedOn)),
    check('validUntil', 'termEnded', isPast(validUntil)),
  ];
}

const isCompanyId = (text: string) => parseCompanyId(text) === text;
