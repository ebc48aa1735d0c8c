import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { explainRepayment } from '@advisor/lending/repayment/repayment-explanation';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import { InterestChart } from '../../../calculator/InterestChart';
import type { OfferedTerms } from '../extra-payment.queries';
import { YearlySchedule } from '../YearlySchedule';
import { type CalculatorValues, requestOf } from './calculator.schema';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { FeeExplained } from './FeeExplained';

interface DetailsProps {
  terms: OfferedTerms;
  values: CalculatorValues;
  /** Of the values. */
  quote: RepaymentQuote;
  /** Taken off the fee, CZK. */
  discount: number;
}

/** How the numbers of the result came about, and how the loan goes on. */
export function Details({ terms, values, quote, discount }: DetailsProps) {
  const loan = repaidLoanOf(terms.loan);
  const steps = explainRepayment(
    loan,
    requestOf(terms, values),
    terms.policy.policy,
    quote,
    discount,
  );
  const { date, reason } = values;
  return (
    <>
      <Comparison terms={terms} quote={quote} />
      <FeeExplained terms={terms} quote={quote} steps={steps?.fee} reason={reason} />
      {steps && (
        <div className="calculator__wide">
          <Explained steps={steps} date={date} />
        </div>
      )}
      <InterestChart
        alone={[{ date, interest: 0 }, ...quote.rowsAlone]}
        offered={[{ date, interest: quote.accruedInterest }, ...quote.rows]}
      />
      {quote.rows.length > 0 && <YearlySchedule loan={loan} quote={quote} date={date} />}
    </>
  );
}
