import type { Config } from '../../platform/config/config';
import { unavailable } from '../../platform/failure';
import { randomFor } from '../../platform/random';
import type { CreditBureau, CreditReport } from './port';
import { splitDebt } from './split-debt';

/** Reports of the demonstration: the same for the same client. Without its users nobody answers. */
export const referenceCreditBureau = ({ demoUsers }: Pick<Config, 'demoUsers'>): CreditBureau => ({
  async report(customerId) {
    if (!demoUsers) throw unavailable();
    return reportOf(customerId);
  },

  async obligations(customerId) {
    if (!demoUsers) throw unavailable();
    return splitDebt(customerId, reportOf(customerId));
  },
});

function reportOf(customerId: number): CreditReport {
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
}
