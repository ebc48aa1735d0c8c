import { creditYears, rpsn } from './apr';
import { type ChargedTerms, loanFlows } from './loan-flows';
import { sumOf } from '../calendar-and-money/money';
import { type Schedule } from './schedule';
import { type Explained } from './simulation-step';

/*
 * What a loan costs by its contract: directive 2014/17/EU art. 4(13) and 17, act 257/2016 s. 3.
 */

export interface TotalCost {
  /** % p.a., half up to 0.01; at the initial rate to maturity, art. 17(4). */
  rpsn: number;
  /** As if the balance were repaid when a fixation of five years or more ends, art. 17(5). */
  rpsnToFixationEnd?: number;
  /** Total amount payable (celková částka splatná spotřebitelem): amount and the costs in RPSN, CZK. */
  totalPayable: number;
}

const shortestIllustratedFixation = 60;

/**
 * @param contract at the initial rate to maturity, without extra payments
 * @param fixationMonths null: the rate is fixed for the whole term
 * @throws LendingError `payments` `noSolution` when the fees of opening leave nothing of the loan
 */
export function totalCost(
  contract: Schedule,
  terms: ChargedTerms,
  fixationMonths: number | null,
): Explained<TotalCost> {
  const { amount, drawingDate } = terms;
  const flows = loanFlows(contract, terms);
  const totalPayable = sumOf(flows.payments.map((payment) => payment.amount));
  const openingFees = flows.payments[0]?.amount ?? 0;
  const firstYears = creditYears(drawingDate, contract.rows[0]?.date ?? drawingDate);
  const values: TotalCost = { rpsn: rpsn(flows), totalPayable };
  const costs = sumOf([totalPayable, -amount]);
  const steps: Explained<TotalCost>['steps'] = [
    { code: 'totalPayable', operands: { amount, costs }, result: totalPayable },
    {
      code: 'rpsn',
      operands: { amount, openingFees, totalPayable, firstYears },
      result: values.rpsn,
    },
  ];
  const balance = fixationMonths === null ? 0 : contract.rows[fixationMonths - 1]?.balance;
  if (fixationMonths === null || fixationMonths < shortestIllustratedFixation || !balance)
    return { values, steps };

  const rpsnToFixationEnd = rpsn(loanFlows(contract, terms, fixationMonths));
  const operands = { amount, openingFees, months: fixationMonths, balance };
  steps.push({ code: 'rpsnToFixationEnd', operands, result: rpsnToFixationEnd });
  return { values: { ...values, rpsnToFixationEnd }, steps };
}
