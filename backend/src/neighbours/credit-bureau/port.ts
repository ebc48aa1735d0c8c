import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

const amount = z.number().nonnegative();

export const creditReportSchema = z.object({
  /** A month, as the bank sees it on the person's accounts; CZK. */
  netMonthlyIncome: amount,
  /** Instalments of all obligations a month, CZK. */
  monthlyInstallments: amount,
  /** What is owed on all of them, CZK. */
  debt: amount,
  /** Some instalment is not paid. */
  isOverdue: z.boolean(),
});

/** What the credit bureau knows of a person. */
export type CreditReport = z.infer<typeof creditReportSchema>;

/** The neighbouring system that reports incomes and obligations of the register's clients. */
export interface CreditBureau {
  /** @throws Failure 404 for somebody whom the bureau does not know */
  report(customerId: number): Promise<CreditReport>;
}

export const creditBureauPort = definePort<CreditBureau>({
  name: 'credit-bureau',
  timeoutMs: 10_000,
  answers: { report: creditReportSchema },
});
