import { refinancingAddresses } from '@advisor/addresses/refinancing';
import type { ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import type { CallResponse } from '@advisor/contracts/operation';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { TakeOver } from '../../../calculator/TakeOver';
import type { Calculator } from '../../../calculator/use-calculator';
import { useTakeOver } from '../../../calculator/use-take-over';
import type { Retention } from '../retention.queries';
import { calculate, type RetentionBasis } from './basis';
import type { CalculatorValues } from './calculator-values';

type Body = CallInput<typeof refinancingCalls.simulateRetention>['body'];
type Offer = CallResponse<typeof refinancingCalls.simulateRetention>;

interface TakeRetentionOverProps {
  caseId: number;
  basis: RetentionBasis;
  /** That gets another offer; absent: a process begins. */
  retention: Retention | undefined;
  calculator: Calculator<CalculatorValues>;
}

/** The form has the discount where the call has what is left of the fee. */
function fieldErrors({ fieldErrors: found }: ApiError): Record<string, string> {
  const { feeAmountDiscounted, ...rest } = found;
  return feeAmountDiscounted === undefined ? rest : { ...rest, feeDiscount: feeAmountDiscounted };
}

export function TakeRetentionOver({
  caseId,
  basis,
  retention,
  calculator,
}: TakeRetentionOverProps) {
  const { t } = useTranslation('refinancing-retention');
  const params = { caseId };
  const takeOver = useTakeOver<Body, Offer>({
    key: [offerCalls.linkRetention.id, caseId],
    process: retention,
    model: (body) => call(refinancingCalls.simulateRetention, { params, body }),
    link: (body) => call(offerCalls.linkRetention, { params, body }),
    fieldErrors,
  });
  return (
    <TakeOver
      calculator={calculator}
      takeOver={takeOver}
      toInput={(values) => {
        const { interestRateValidFrom, interestRateDiscount, feeDiscount, comment } = values;
        // Of what is submitted: what is shown may still be of the key before.
        const { ratePercent, instalment, costs } = calculate(basis, values).projections.offered;
        return {
          body: {
            interestRateValidFrom,
            ...(interestRateDiscount ? { interestRateDiscount } : {}),
            ...(feeDiscount ? { feeAmountDiscounted: costs } : {}),
          },
          comment,
          compare: (offer) => [
            {
              label: t('comparison.rate'),
              shown: formatPercent(ratePercent),
              offered: formatPercent(offer.interestRateDiscounted ?? offer.interestRate),
            },
            {
              label: t('comparison.instalment'),
              shown: formatMoney(instalment),
              offered: formatMoney(offer.loanPaymentAmountDiscounted ?? offer.loanPaymentAmount),
            },
            {
              label: t('explained.fee'),
              shown: formatMoney(costs),
              offered: formatMoney(offer.feeAmountDiscounted ?? offer.feeAmount),
            },
          ],
        };
      }}
      addressOf={(processId) => refinancingAddresses.retention.to({ caseId, processId })}
    />
  );
}
