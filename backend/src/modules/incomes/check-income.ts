import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import { codeName } from '@advisor/contracts/code-name';
import { incomeType, maxIncomes } from '@advisor/contracts/codebooks/income';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { IncomeInput } from '@advisor/contracts/income/schemas';
import {
  type IncomeProblem,
  incomeProblems,
  maxConfirmationAgeDays,
} from '@advisor/lending/affordability/income-rules';
import { badRequest, Failure } from '../../platform/failure';

const messages: Record<IncomeProblem, string> = {
  companyId: 'IČO není platné, zkontrolujte jeho číslice.',
  employerInCzechia: 'U zaměstnavatele v zahraničí vyberte jinou zemi než Česko.',
  employerWithoutCompanyId: 'Doplňte IČO zaměstnavatele.',
  inFuture: 'Datum nesmí být v budoucnosti.',
  termEnded: 'Příjem už skončil, nelze ho započítat.',
  termBeforeStart: 'Konec nesmí být před začátkem.',
  notADate: 'Datum není platné.',
  confirmationTooOld: `Potvrzení nesmí být starší než ${maxConfirmationAgeDays} dní.`,
  netAboveGross: 'Hrubý roční příjem je nižší než čistý.',
  deductionAboveNet: 'Srážky jsou vyšší než čistý příjem.',
  notPositive: 'Částka musí být větší než nula.',
  tooHigh: 'Částka je příliš vysoká, zkontrolujte ji.',
  unlikelyRate: 'Takový kurz měna nemá. Zadejte, kolik Kč stojí jedna jednotka.',
};

interface Checked {
  /** `YYYY-MM-DD` */
  today: string;
  isFromTaxReturn: boolean;
  /** Where the income stands in the request: `income.` or nothing. */
  path: string;
}

/** @throws Failure 400 with everything that is wrong with an income */
export function checkIncome(income: IncomeInput, { path, ...on }: Checked): void {
  const found = incomeProblems(income, { ...on, czechiaId: defaultCountry.czechia.code });
  if (found.length === 0) return;
  throw new Failure(
    400,
    found.map(({ field, problem }): ErrorMessage => ({
      severity: 1,
      message: messages[problem],
      errorCode: errorCode.invalidRequest,
      field: `${path}${field}`,
    })),
  );
}

const limits: Readonly<Record<number, number>> = Object.fromEntries(
  Object.entries(incomeType).map(([name, { code }]) => [
    code,
    maxIncomes[name as keyof typeof maxIncomes],
  ]),
);

/** @throws Failure 400 when a person has as many incomes of a type as they may */
export function checkRoom(typeId: number, count: number): void {
  const limit = limits[typeId] ?? 0;
  if (count < limit) return;
  throw badRequest(`${codeName(incomeType, typeId)}: u jedné osoby nejvýše ${limit}.`, {
    field: 'incomeTypeId',
  });
}
