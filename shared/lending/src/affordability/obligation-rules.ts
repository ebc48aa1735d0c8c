import { isDay } from '../calendar-and-money/calendar';

/*
 * What an obligation has to hold before a bank counts with it. The form and the server check the
 * same.
 */

/** Largest amount of an obligation that is no slip of the pen, CZK. */
export const maxObligationAmount = 1_000_000_000;

export type ObligationProblem =
  | 'missing'
  | 'notPositive'
  | 'tooHigh'
  | 'aboveOriginal'
  | 'abovePrincipal'
  | 'aboveLimit'
  | 'nothingReduced'
  | 'creditorName'
  | 'notADate'
  | 'inFuture'
  | 'matured'
  | 'maturesBeforeContract';

export interface FoundObligationProblem {
  /** Dotted path in the obligation. */
  field: string;
  problem: ObligationProblem;
}

/** Codes of the specification that rules speak of. */
const creditCard = 3;
const overdraft = 4;
const consolidated = 3;
const reduced = 4;

export interface ObligationToCheck {
  obligationTypeId: number;
  installmentAmount?: number;
  loanPrincipalAmount?: number;
  creditCardLimit?: number;
  drawingAmount?: number;
  amountConsolidated?: number;
  creditor?: { name?: string; isExternal: boolean };
  correction?: {
    correctionTypeId: number;
    installmentAmountCorrection?: number;
    loanPrincipalAmountCorrection?: number;
    creditCardLimitCorrection?: number;
  };
  contractDate?: string;
  maturityDate?: string;
}

interface Check extends FoundObligationProblem {
  isWrong: boolean;
}
const check = (field: string, problem: ObligationProblem, isWrong: boolean): Check => ({
  field,
  problem,
  isWrong,
});

/** Whether an obligation is counted from its limit: a card or an overdraft. */
export const isRevolving = (obligationTypeId: number): boolean =>
  obligationTypeId === creditCard || obligationTypeId === overdraft;

/** What is owed: the principal of a loan, the limit of a card or an overdraft. */
const debtOf = (obligation: ObligationToCheck): number | undefined =>
  isRevolving(obligation.obligationTypeId)
    ? obligation.creditCardLimit
    : obligation.loanPrincipalAmount;

interface CheckedOn {
  /** `YYYY-MM-DD` */
  today: string;
  /** The credit bureau says what it is, even half of it: only the correction is ours. */
  isReported: boolean;
}

/** What is wrong with an obligation, the first of each field. */
export function obligationProblems(
  obligation: ObligationToCheck,
  { today, isReported }: CheckedOn,
): FoundObligationProblem[] {
  const found = [
    ...correctionProblems(obligation),
    ...(isReported ? [] : statementProblems(obligation, today)),
  ].filter(({ isWrong }) => isWrong);
  return found
    .filter(({ field }, place) => found.findIndex((known) => known.field === field) === place)
    .map(({ field, problem }) => ({ field, problem }));
}

function statementProblems(obligation: ObligationToCheck, today: string): Check[] {
  const { drawingAmount = 0, creditCardLimit = 0 } = obligation;
  return [
    ...amountProblems(obligation),
    check('drawingAmount', 'aboveLimit', drawingAmount > creditCardLimit),
    check(
      'creditor.name',
      'creditorName',
      obligation.creditor?.isExternal === true && !obligation.creditor.name?.trim(),
    ),
    ...dateProblems(obligation, today),
  ];
}

function amountProblems(obligation: ObligationToCheck): Check[] {
  const needed = isRevolving(obligation.obligationTypeId)
    ? ({ creditCardLimit: obligation.creditCardLimit } as const)
    : ({
        installmentAmount: obligation.installmentAmount,
        loanPrincipalAmount: obligation.loanPrincipalAmount,
      } as const);
  return Object.entries(needed).flatMap(([field, amount]) => [
    check(field, 'missing', amount === undefined),
    check(field, 'notPositive', amount !== undefined && amount <= 0),
    check(field, 'tooHigh', amount !== undefined && amount > maxObligationAmount),
  ]);
}

const amounts = ['installmentAmount', 'loanPrincipalAmount', 'creditCardLimit'] as const;

function correctionProblems(obligation: ObligationToCheck): Check[] {
  const { correction, amountConsolidated } = obligation;
  if (correction?.correctionTypeId === consolidated) {
    const debt = debtOf(obligation) ?? Infinity;
    return [
      check('amountConsolidated', 'missing', amountConsolidated === undefined),
      check('amountConsolidated', 'notPositive', (amountConsolidated ?? 1) <= 0),
      check('amountConsolidated', 'abovePrincipal', (amountConsolidated ?? 0) > debt),
    ];
  }
  if (correction?.correctionTypeId !== reduced) return [];
  const pairs = amounts.map((name) => ({
    field: `correction.${name}Correction`,
    corrected: correction[`${name}Correction`],
    original: obligation[name] ?? 0,
  }));
  const isNothing = pairs.every(({ corrected }) => corrected === undefined);
  const first = isRevolving(obligation.obligationTypeId) ? pairs[2] : pairs[0];
  return [
    ...pairs.map(({ field, corrected, original }) =>
      check(field, 'aboveOriginal', corrected !== undefined && corrected > original),
    ),
    check(first?.field ?? '', 'nothingReduced', isNothing),
  ];
}

const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one < other;

function dateProblems({ contractDate, maturityDate }: ObligationToCheck, today: string): Check[] {
  return [
    check('contractDate', 'notADate', contractDate !== undefined && !isDay(contractDate)),
    check('maturityDate', 'notADate', maturityDate !== undefined && !isDay(maturityDate)),
    check('contractDate', 'inFuture', isBefore(today, contractDate)),
    check('maturityDate', 'maturesBeforeContract', isBefore(maturityDate, contractDate)),
    check('maturityDate', 'matured', isBefore(maturityDate, today)),
  ];
}
