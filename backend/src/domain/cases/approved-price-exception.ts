import { taskState } from '@advisor/contracts/codebooks/task';
import type { TaskDetail } from '@advisor/contracts/tasks/endpoints';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { tasks } from './schema/case-history';
import { priceExceptions } from './schema/task-details';

export type PriceException = NonNullable<TaskDetail['priceException']>;

/** A price exception that was approved and still holds. */
export interface ApprovedPriceException extends PriceException {
  taskId: number;
  /** Last day, `YYYY-MM-DD`. */
  validTo: string;
}

/**
 * The discounts that the next modelation of the case may count with; undefined when none hold.
 * @param today `YYYY-MM-DD`
 */
export async function approvedPriceException(
  db: Database,
  caseId: number,
  today: string,
): Promise<ApprovedPriceException | undefined> {
  const [found] = await db
    .select({ priceException: priceExceptions })
    .from(priceExceptions)
    .innerJoin(tasks, eq(tasks.id, priceExceptions.taskId))
    .where(
      and(
        eq(tasks.caseId, caseId),
        eq(tasks.state, taskState.approved.code),
        gte(priceExceptions.validTo, today),
      ),
    )
    .orderBy(desc(priceExceptions.decidedOn), desc(priceExceptions.taskId))
    .limit(1);
  const validTo = found?.priceException.validTo;
  if (found === undefined || typeof validTo !== 'string') return undefined;
  const { taskId } = found.priceException;
  return { taskId, validTo, ...discountsOf(found.priceException) };
}

/** What was asked for, as it is kept. */
export const discountsOf = ({
  interestRateDiscount,
  fees,
}: typeof priceExceptions.$inferSelect): PriceException => ({
  ...(interestRateDiscount === null ? {} : { interestRateDiscount }),
  fees,
});
