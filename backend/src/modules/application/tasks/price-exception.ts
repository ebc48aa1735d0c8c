import { codeName } from '@advisor/contracts/code-name';
import { fee } from '@advisor/contracts/codebooks/offer';
import { taskType } from '@advisor/contracts/codebooks/task';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import { and, eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import {
  approvedPriceException,
  discountsOf,
  type PriceException,
} from '../../../domain/cases/approved-price-exception';
import { czechDecimal, czechMoney } from '../../../platform/czech-format';
import type { Database } from '../../../platform/database/database';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import type { ProductRates } from '../../../domain/offers/rate-version';
import { selectTasks, toTask } from './read-tasks';

const problem = (field: string, message: string): ErrorMessage => ({
  severity: 1,
  message,
  errorCode: errorCode.invalidRequest,
  field: `priceException${field}`,
});

/** What is wrong with the discounts that are asked for, by the rates of today. */
export function priceExceptionProblems(
  { interestRateDiscount = 0, fees }: PriceException,
  { terms, fees: known }: ProductRates,
): ErrorMessage[] {
  const most = -terms.minCorrection;
  const amounts = new Map(known.map(({ feeId, amount }) => [feeId, amount]));
  const feeProblems = fees.flatMap(({ feeId, discount }, place) => {
    const amount = amounts.get(feeId);
    if (amount === undefined) {
      return [problem(`.fees.${place}.feeId`, 'Tento poplatek produkt podle sazebníku nemá.')];
    }
    if (fees.findIndex((other) => other.feeId === feeId) < place) {
      return [problem(`.fees.${place}.feeId`, 'Slevu z poplatku uveďte jen jednou.')];
    }
    return discount > 0 && discount <= amount
      ? []
      : [
          problem(
            `.fees.${place}.discount`,
            `Zadejte slevu z poplatku větší než nula a nejvýše ${czechMoney(amount)}.`,
          ),
        ];
  });
  return [
    ...(interestRateDiscount > most || !hasTwoDecimals(interestRateDiscount)
      ? [
          problem(
            '.interestRateDiscount',
            `Sleva ze sazby smí být nejvýše ${czechPoints(most)}, na dvě desetinná místa.`,
          ),
        ]
      : []),
    ...feeProblems,
    ...(interestRateDiscount === 0 && fees.length === 0
      ? [problem('', 'Uveďte slevu ze sazby nebo z poplatku.')]
      : []),
  ];
}

const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

/** `0,50 p. b.` */
const czechPoints = (points: number) => `${czechDecimal(points)}\u00A0p.\u00A0b.`;

/** One sentence for the history. */
export function describePriceException({ interestRateDiscount, fees }: PriceException): string {
  const parts = [
    ...(interestRateDiscount ? [`sazba o ${czechPoints(interestRateDiscount)}`] : []),
    ...fees.map(
      ({ feeId, discount }) =>
        `${codeName(fee, feeId).toLocaleLowerCase('cs')} o ${czechMoney(discount)}`,
    ),
  ];
  return `Požadovaná sleva: ${parts.join(', ')}.`;
}

/** The one that waits for a decision, otherwise the one that holds. */
export async function currentPriceException(
  db: Database,
  caseId: number,
  today: string,
): Promise<CallResponse<typeof taskCalls.currentPriceException>> {
  const ofCase = and(eq(tasks.caseId, caseId), eq(tasks.typeId, taskType.priceException.code));
  const [open] = await selectTasks(db, and(ofCase, isActiveTask(tasks.state)));
  const holding = open === undefined ? await approvedPriceException(db, caseId, today) : undefined;
  const [shown] =
    holding === undefined ? [open] : await selectTasks(db, eq(tasks.id, holding.taskId));
  if (shown === undefined || shown.priceException === null) return {};
  return {
    task: { ...toTask(shown), priceException: discountsOf(shown.priceException) },
    validTo: holding?.validTo,
  };
}
