import type { TaxReturn, TaxReturnIncomes } from '@advisor/contracts/customer/tax-return';
import { taxReturnIncome as incomeOf } from '@advisor/lending/affordability/tax-return';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { creditPolicyOn, type CreditPolicyVersion } from './credit-policy/read-credit-policy';
import { readTaxForms, readTaxReturns, type TaxForm } from './tax-return/read-tax-returns';

/**
 * What the bank counts of tax returns, by the versions of the form that it keeps.
 * @param returns the latest year first
 */
export const taxReturnIncome = (
  returns: readonly TaxReturn[],
  forms: readonly TaxForm[],
  { policy }: CreditPolicyVersion,
): TaxReturnIncomes =>
  incomeOf(
    returns.flatMap((taxReturn) => {
      const version = forms.find(({ id }) => id === taxReturn.versionId);
      return version === undefined ? [] : [{ taxReturn, form: version.form }];
    }),
    policy.taxReturns,
  );

/** The same of the stored returns of a person, by what the bank sets on a day. */
export async function readTaxReturnIncome(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  customerOnSAId: number,
  day: string,
): Promise<TaxReturnIncomes> {
  const [stored] = await readTaxReturns(db, sealer, [customerOnSAId]);
  if (stored === undefined) return { monthlyIncome: 0, years: [] };
  return taxReturnIncome(stored.taxReturns, await readTaxForms(db), await creditPolicyOn(db, day));
}
