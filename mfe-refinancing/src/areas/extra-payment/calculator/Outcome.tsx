import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import { memo } from 'react';
import { CalculatorDetails } from '../../../calculator/CalculatorDetails';
import type { Calculator } from '../../../calculator/use-calculator';
import type { ExtraPayment, OfferedTerms } from '../extra-payment.queries';
import type { CalculatorValues } from './calculator.schema';
import { Details } from './Details';
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
  return (
    <>
      <Result
        terms={terms}
        quote={isDiscountFine ? quote : undefined}
        date={values.date}
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
      <CalculatorDetails>
        {quote && (
          <Details
            terms={terms}
            values={values}
            quote={quote}
            discount={isDiscountFine ? discount : 0}
          />
        )}
      </CalculatorDetails>
    </>
  );
});
