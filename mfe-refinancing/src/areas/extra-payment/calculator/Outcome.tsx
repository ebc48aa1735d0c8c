import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { explainRepayment } from '@advisor/lending/repayment/repayment-explanation';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import { memo } from 'react';
import { InterestChart } from '../../../calculator/InterestChart';
import type { Calculator } from '../../../calculator/use-calculator';
import type { ExtraPayment, OfferedTerms } from '../extra-payment.queries';
import { YearlySchedule } from '../YearlySchedule';
import { type CalculatorValues, requestOf } from './calculator.schema';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { FeeExplained } from './FeeExplained';
import { Result } from './Result';
import { TakePaymentOver } from './TakePaymentOver';

interface OutcomeProps {
  caseId: number;
  terms: OfferedTerms;
  /** That gets another offer. */
  process: ExtraPayment | undefined;
  mayTakeOver: boolean;
  calculator: Calculator<CalculatorValues>;
  /** Of the calculator's values; undefined while something of them is wrong. */
  quote: RepaymentQuote | undefined;
  /** Most that may be taken off the fee, CZK; undefined while there is none. */
  maximumDiscount: number | undefined;
}

/** What the payment costs and saves, and under it how the loan goes on. */
export const Outcome = memo(function Outcome({
  caseId,
  terms,
  process,
  mayTakeOver,
  calculator,
  quote,
  maximumDiscount,
}: OutcomeProps) {
  const { values } = calculator;
  const discount = values.feeDiscount ?? 0;
  const isDiscountFine = discount >= 0 && discount <= (maximumDiscount ?? 0);
  const loan = repaidLoanOf(terms.loan);
  const steps =
    quote &&
    explainRepayment(
      loan,
      requestOf(terms, values),
      terms.policy.policy,
      quote,
      isDiscountFine ? discount : 0,
    );
  const { date } = values;
  return (
    <>
      <Result
        terms={terms}
        quote={isDiscountFine ? quote : undefined}
        date={date}
        discount={discount}
      >
        {mayTakeOver && (
          <TakePaymentOver
            caseId={caseId}
            terms={terms}
            process={process}
            calculator={calculator}
            quote={quote}
          />
        )}
      </Result>
      {quote && (
        <div className="calculator__details">
          <Comparison terms={terms} quote={quote} />
          <FeeExplained terms={terms} quote={quote} steps={steps?.fee} reason={values.reason} />
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
        </div>
      )}
    </>
  );
});
