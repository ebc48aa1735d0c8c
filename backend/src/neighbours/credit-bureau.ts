import type { Config } from '../config';
import { unavailable } from '../failure';
import { randomFor } from '../seed/random';

/** What the credit bureau knows of a person; amounts in CZK. */
export interface CreditReport {
  /** A month, as the bank sees it on the person's accounts. */
  netMonthlyIncome: number;
  /** Instalments of all obligations a month. */
  monthlyInstallments: number;
  /** What is owed on all of them. */
  debt: number;
  /** Some instalment is not paid. */
  isOverdue: boolean;
}

/** The neighbouring system that reports incomes and obligations of the register's clients. */
export interface CreditBureau {
  /** @throws Failure 503 when it does not answer */
  report(customerId: number): Promise<CreditReport>;
}

/** Reports of the demonstration: the same for the same client. Without its users nobody answers. */
export const creditBureau = ({ demoUsers }: Pick<Config, 'demoUsers'>): CreditBureau => ({
  async report(customerId) {
    if (!demoUsers) throw unavailable();
    const random = randomFor('credit-bureau', customerId);
    const netMonthlyIncome = 22_000 + 500 * random.int(0, 130);
    const hasDebt = random.chance(0.45);
    const monthlyInstallments = hasDebt ? 100 * random.int(8, 140) : 0;
    return {
      netMonthlyIncome,
      monthlyInstallments,
      debt: monthlyInstallments * random.int(5, 70),
      isOverdue: hasDebt && random.chance(0.06),
    };
  },
});
