import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import {
  employmentContract,
  incomeType,
  otherIncomeType,
} from '@advisor/contracts/codebooks/income';
import { requiredMessage } from '@advisor/forms/validation-message';
import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import type { EnteredIncome } from '@advisor/lending/affordability/declared-income';
import { incomeProblems, type IncomeProblem } from '@advisor/lending/affordability/income-rules';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { amount, optional, text } from '../form-values';
import type { Income } from './incomes.queries';

const jobDescriptionLength = 50;

const fields = z.object({
  incomeTypeId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  netMonthlyIncome: amount,
  foreignCurrency: z.object({
    currencyCode: z.string().nullable(),
    rate: amount,
    rateDate: z.string(),
  }),
  employer: z.object({ name: text(200), companyId: text(8), countryId: z.number() }),
  contractTypeId: z.number(),
  jobDescription: text(jobDescriptionLength),
  grossAnnualIncome: amount,
  wageDeduction: amount,
  employedSince: z.string(),
  employedUntil: z.string(),
  isTermRenewed: z.boolean(),
  isInTrialPeriod: z.boolean(),
  isInNoticePeriod: z.boolean(),
  isAbroad: z.boolean(),
  confirmation: z.object({ issuedOn: z.string(), issuedBy: text(100), phoneNumber: text(20) }),
  companyId: text(8),
  name: text(200),
  naceCode: text(6),
  startedOn: z.string(),
  otherIncomeTypeId: z.number(),
  validUntil: z.string(),
  note: text(200),
});
export type IncomeValues = z.infer<typeof fields>;
export type IncomeForm = UseFormReturn<IncomeValues, unknown, IncomeValues>;

const isSalary = ({ incomeTypeId }: IncomeValues) => incomeTypeId === incomeType.salary.code;

/** Names of what has to be there. */
function missing(values: IncomeValues): string[] {
  const { foreignCurrency, confirmation } = values;
  const wanted: [string, unknown][] = [['netMonthlyIncome', values.netMonthlyIncome]];
  if (foreignCurrency.currencyCode !== null) {
    wanted.push(['foreignCurrency.rate', foreignCurrency.rate]);
    wanted.push(['foreignCurrency.rateDate', foreignCurrency.rateDate]);
  }
  if (isSalary(values)) {
    wanted.push(['employer.name', values.employer.name], ['employedSince', values.employedSince]);
    if (confirmation.issuedOn !== '') wanted.push(['confirmation.issuedBy', confirmation.issuedBy]);
  }
  if (values.incomeTypeId === incomeType.enterprise.code) {
    wanted.push(['companyId', values.companyId]);
  }
  return wanted.filter(([, value]) => value === null || value === '').map(([name]) => name);
}

const messages: Record<IncomeProblem, string> = {
  companyId: 'common:validation.companyId',
  employerInCzechia: 'case-household:incomes.problem.employerInCzechia',
  employerWithoutCompanyId: 'case-household:incomes.problem.employerWithoutCompanyId',
  inFuture: 'case-household:incomes.problem.inFuture',
  termEnded: 'case-household:incomes.problem.termEnded',
  termBeforeStart: 'case-household:incomes.problem.termBeforeStart',
  notADate: 'common:validation.date',
  confirmationTooOld: 'common:validation.lastThirtyDays',
  netAboveGross: 'case-household:incomes.problem.netAboveGross',
  deductionAboveNet: 'case-household:incomes.problem.deductionAboveNet',
  notPositive: 'common:validation.positive',
  tooHigh: 'case-household:incomes.problem.tooHigh',
  unlikelyRate: 'case-household:incomes.problem.unlikelyRate',
};

/**
 * @param today `YYYY-MM-DD`
 * @param isFromTaxReturn tax returns say the amount
 */
export const incomeSchema = (today: string, isFromTaxReturn: boolean) =>
  fields.superRefine((values, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    const names = missing(values);
    for (const name of names) say(name, requiredMessage);
    const checkedOn = { today, isFromTaxReturn, czechiaId: defaultCountry.czechia.code };
    for (const { field, problem } of incomeProblems(toIncome(values), checkedOn)) {
      if (!names.includes(field)) say(field, messages[problem]);
    }
  });

/** The income that the form holds. */
export function toIncome(values: IncomeValues): Income {
  const { currencyCode, rate, rateDate } = values.foreignCurrency;
  const common = {
    netMonthlyIncome: values.netMonthlyIncome ?? 0,
    ...(currencyCode !== null && {
      foreignCurrency: { currencyCode, rate: rate ?? 0, rateDate },
    }),
  };
  const note = optional(values.note);
  switch (values.incomeTypeId) {
    case incomeType.salary.code:
      return { ...common, ...toSalary(values) };
    case incomeType.enterprise.code:
      return {
        ...common,
        incomeTypeId: values.incomeTypeId,
        companyId: values.companyId,
        name: optional(values.name),
        naceCode: optional(values.naceCode),
        startedOn: optional(values.startedOn),
      };
    case incomeType.rent.code:
      return { ...common, incomeTypeId: values.incomeTypeId, note };
    case incomeType.other.code:
      return {
        ...common,
        incomeTypeId: values.incomeTypeId,
        otherIncomeTypeId: values.otherIncomeTypeId as (Income & {
          incomeTypeId: 4;
        })['otherIncomeTypeId'],
        validUntil: optional(values.validUntil),
        note,
      };
  }
}

const date = (typed: string | undefined) =>
  typed !== undefined && isDay(typed) ? typed : undefined;

/** The income as far as it is typed: a date that is none yet is not said. */
export function toTypedIncome(values: IncomeValues): EnteredIncome {
  const income: EnteredIncome = toIncome(values);
  return {
    ...income,
    employedSince: date(income.employedSince),
    employedUntil: date(income.employedUntil),
    validUntil: date(income.validUntil),
  };
}

type Salary = Extract<Income, { incomeTypeId: 1 }>;

function toSalary(values: IncomeValues): Omit<Salary, 'netMonthlyIncome' | 'foreignCurrency'> {
  const { employer, confirmation } = values;
  return {
    incomeTypeId: incomeType.salary.code,
    employer: {
      name: employer.name,
      companyId: optional(employer.companyId),
      countryId: employer.countryId,
    },
    contractTypeId: values.contractTypeId as Salary['contractTypeId'],
    jobDescription: optional(values.jobDescription),
    grossAnnualIncome: optional(values.grossAnnualIncome),
    wageDeduction: optional(values.wageDeduction),
    employedSince: values.employedSince,
    employedUntil: optional(values.employedUntil),
    isTermRenewed: values.isTermRenewed,
    isInTrialPeriod: values.isInTrialPeriod,
    isInNoticePeriod: values.isInNoticePeriod,
    isAbroad: values.isAbroad,
    confirmation:
      confirmation.issuedOn === ''
        ? undefined
        : { ...confirmation, phoneNumber: optional(confirmation.phoneNumber) },
  };
}

const empty: IncomeValues = {
  incomeTypeId: incomeType.salary.code,
  netMonthlyIncome: null,
  foreignCurrency: { currencyCode: null, rate: null, rateDate: '' },
  employer: { name: '', companyId: '', countryId: defaultCountry.czechia.code },
  contractTypeId: employmentContract.employment.code,
  jobDescription: '',
  grossAnnualIncome: null,
  wageDeduction: null,
  employedSince: '',
  employedUntil: '',
  isTermRenewed: false,
  isInTrialPeriod: false,
  isInNoticePeriod: false,
  isAbroad: false,
  confirmation: { issuedOn: '', issuedBy: '', phoneNumber: '' },
  companyId: '',
  name: '',
  naceCode: '',
  startedOn: '',
  otherIncomeTypeId: otherIncomeType.oldAgePension.code,
  validUntil: '',
  note: '',
};

/** What the form begins with. */
export function toValues(income: Income | undefined): IncomeValues {
  if (income === undefined) return empty;
  // What an income does not have stays as it is in an empty form.
  const known = Object.fromEntries(
    Object.entries(income).filter(([, value]) => value !== undefined),
  );
  const employer =
    'employer' in income ? { ...empty.employer, ...income.employer } : empty.employer;
  const confirmation = {
    ...empty.confirmation,
    ...('confirmation' in income ? income.confirmation : undefined),
  };
  return { ...empty, ...known, employer, confirmation };
}
