import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { call } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { ExtraPaymentOffer } from '@advisor/contracts/refinancing/simulation';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TakeOver } from '../../../calculator/TakeOver';
import type { Calculator } from '../../../calculator/use-calculator';
import { useTakeOver } from '../../../calculator/use-take-over';
import {
  type ExtraPayment,
  extraPaymentListQuery,
  type OfferedTerms,
  openOf,
} from '../extra-payment.queries';
import { type CalculatorValues, quoteFor } from './calculator.schema';
import {
  fieldErrorsOf,
  type OfferedAmounts,
  offeredAmounts,
  shownOffer,
  type SimulationBody,
  simulationBodyOf,
} from './simulation';

interface TakePaymentOverProps {
  caseId: number;
  terms: OfferedTerms;
  /** That gets another offer; without it a process begins. */
  process: ExtraPayment | undefined;
  calculator: Calculator<CalculatorValues>;
  /** That is shown. */
  quote: RepaymentQuote | undefined;
}

const textOf = (value: OfferedAmounts[keyof OfferedAmounts]) =>
  value === undefined ? '–' : typeof value === 'number' ? formatMoney(value) : formatDate(value);

/** Takes the payment over, unless another one is worked on or the contract decides its fee. */
export function TakePaymentOver({
  caseId,
  terms,
  process,
  calculator,
  quote,
}: TakePaymentOverProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const list = useQuery({ ...extraPaymentListQuery(caseId), enabled: process === undefined });
  const params = { caseId };
  const addressOf = (processId: number) =>
    refinancingAddresses.extraPayment.to({ caseId, processId });
  const takeOver = useTakeOver<SimulationBody, ExtraPaymentOffer>({
    key: [offerCalls.linkExtraPayment.id, caseId],
    process,
    model: (body) => call(refinancingCalls.simulateExtraPayment, { params, body }),
    link: (body) => call(offerCalls.linkExtraPayment, { params, body }),
    fieldErrors: fieldErrorsOf,
  });
  const open = process === undefined ? openOf(list.data ?? []) : undefined;
  if (open !== undefined)
    return (
      <InfoBar
        severity="info"
        title={t('takeOver.open')}
        action={<Link to={addressOf(open.processId)}>{t('takeOver.toOpen')}</Link>}
      />
    );
  if (quote && quote.fee.totalFee === undefined)
    return <p className="adv-muted">{t('takeOver.byContract')}</p>;
  return (
    <TakeOver
      calculator={calculator}
      takeOver={takeOver}
      toInput={(values) => {
        // Of what is submitted: what is shown may still be of the key before.
        const shown = shownOffer(quoteFor(terms, values), values.feeDiscount);
        return (
          shown && {
            body: simulationBodyOf(values),
            comment: values.comment,
            compare: (offer) =>
              offeredAmounts.map((name) => ({
                label: t(`offer.${name}`),
                shown: textOf(shown[name]),
                offered: textOf(offer[name]),
              })),
          }
        );
      }}
      addressOf={addressOf}
    />
  );
}
