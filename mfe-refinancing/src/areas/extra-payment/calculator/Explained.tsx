import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import type {
  LoweredInstalmentStep,
  RepaymentExplanation,
} from '@advisor/lending/repayment/repayment-explanation';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { type Fact, FactList } from '../../../calculator/FactList';
import { signedMoney } from '../../../calculator/signed';
import '../../../calculator/calculator.css';

interface ExplainedProps {
  steps: RepaymentExplanation;
  /** Of the payment, `YYYY-MM-DD`. */
  date: string;
}

/** How each number of the result came about. */
export function Explained({ steps, date }: ExplainedProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { accruedInterest, principal, balanceAfter, interestSaved, total, net, instalment } = steps;
  const fee: Fact[] = [
    { label: t('offer.feeAmount'), value: signedMoney(total.parts.fee) },
    ...(total.parts.discount === 0
      ? []
      : [{ label: t('form.feeDiscount'), value: signedMoney(total.parts.discount) }]),
  ];
  return (
    <Section title={t('explained.title')}>
      <div className="calculator-explained">
        <Section level="inner" title={t('explained.toPay')}>
          <FactList
            facts={[
              { label: t('offer.extraPaymentAmount'), value: formatMoney(total.parts.amount) },
              ...fee,
              { label: t('explained.total'), value: formatMoney(total.result), isTotal: true },
            ]}
          />
        </Section>
        <Section level="inner" title={t('comparison.balance')}>
          <FactList
            facts={[
              { label: t('offer.extraPaymentAmount'), value: formatMoney(principal.parts.amount) },
              {
                label: t('offer.interestAmount'),
                note: t('explained.days', {
                  balance: formatMoney(accruedInterest.balance),
                  rate: formatPercent(accruedInterest.ratePercent),
                  days: accruedInterest.days,
                  yearDays: accruedInterest.yearDays,
                }),
                value: signedMoney(principal.parts.interest),
              },
              {
                label: t('result.principal'),
                value: formatMoney(principal.result),
                isTotal: true,
              },
              {
                label: t('explained.owed', { date: formatDate(date) }),
                value: formatMoney(balanceAfter.parts.before),
              },
              {
                label: t('comparison.balance'),
                value: formatMoney(balanceAfter.result),
                isTotal: true,
              },
            ]}
          />
        </Section>
        <Section level="inner" title={t('result.saved')}>
          <FactList
            facts={[
              { label: t('explained.alone'), value: formatMoney(interestSaved.parts.alone) },
              {
                label: t('offer.interestAmount'),
                value: signedMoney(interestSaved.parts.accrued),
              },
              { label: t('explained.after'), value: signedMoney(interestSaved.parts.after) },
              {
                label: t('result.saved'),
                value: formatMoney(interestSaved.result),
                isTotal: true,
              },
              ...(net.parts.fee === 0
                ? []
                : [
                    {
                      label: t(
                        net.parts.discount === 0 ? 'offer.feeAmount' : 'offer.feeAmountDiscounted',
                      ),
                      value: signedMoney(net.parts.fee + net.parts.discount),
                    },
                    {
                      label: t('result.net'),
                      value: formatMoney(net.result),
                      isTotal: true,
                    },
                  ]),
            ]}
          />
        </Section>
        {instalment && (
          <Section level="inner" title={t('offer.newMonthlyPayment')}>
            <InstalmentFacts step={instalment} />
          </Section>
        )}
      </div>
    </Section>
  );
}

/** By a formula that gives the same crown, where there is one. */
function InstalmentFacts({ step }: { step: LoweredInstalmentStep }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { formula, amount, ratePercent, months, firstDays, exact, result } = step;
  return (
    <>
      <p>{t(`explained.formula.${formula}`)}</p>
      <FactList
        facts={[
          { label: t('explained.amount'), value: formatMoney(amount) },
          {
            label: t('explained.rate'),
            value: t('explained.twelfth', {
              rate: formatPercent(ratePercent),
              monthly: formatPercent(ratePercent / 12, { decimals: 4 }),
            }),
          },
          { label: t('explained.months'), value: formatNumber(months) },
          ...(formula === 'firstPeriod'
            ? [{ label: t('explained.firstDays'), value: formatNumber(firstDays) }]
            : []),
          ...(exact === undefined
            ? []
            : [{ label: t('explained.exact'), value: formatMoney(exact, { decimals: 2 }) }]),
          { label: t('explained.result'), value: formatMoney(result), isTotal: true },
        ]}
      />
    </>
  );
}
