import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import type { RepaymentQuote } from '@advisor/lending/repayment-quote';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { OfferedTerms } from '../extra-payment.queries';
import type { CalculatorValues } from './calculator.schema';

interface FeeExplainedProps {
  terms: OfferedTerms;
  quote: RepaymentQuote;
  reason: CalculatorValues['reason'];
}

/** The rule that gave the fee, and how it came about. */
export function FeeExplained({ terms, quote: { fee }, reason }: FeeExplainedProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { policy, validFrom } = terms.policy;
  const { averageRatePercent } = policy;
  const { regime, freeReason, window, yearsCommenced, capPercent, cap, totalFee } = fee;
  const isReasonVain = reason !== 'none' && freeReason === undefined;
  const steps = [
    { label: t('fee.freeAmount'), value: fee.freeAmount },
    { label: t('fee.chargeable'), value: fee.chargeableAmount },
    ...(cap === undefined || capPercent === undefined
      ? []
      : [
          {
            label: t('fee.cap', { percent: formatPercent(capPercent) }),
            note: yearsCommenced && t('fee.capYears', { years: yearsCommenced }),
            value: cap,
          },
          {
            label: t('fee.interestPart'),
            note:
              fee.isMaximum || averageRatePercent === null
                ? t('fee.interestPartMaximum')
                : t('fee.interestPartNote', { rate: formatPercent(averageRatePercent) }),
            value: fee.interestPart,
          },
        ]),
    ...(fee.costsPart === 0
      ? []
      : [
          {
            label: t('fee.costs'),
            note: regime === 'fixation2024' && t('fee.costsNote'),
            value: fee.costsPart,
          },
        ]),
  ];
  const isLimited = totalFee !== undefined && totalFee < fee.interestPart + fee.costsPart;
  return (
    <Section title={t('fee.title')}>
      <p>{freeReason ? t(`fee.free.${freeReason}`) : t(`fee.regime.${regime}`)}</p>
      {isReasonVain && <p>{t(reason === 'newRateNotice' ? 'fee.notNotified' : 'fee.notYet')}</p>}
      {window && freeReason === undefined && (
        <p>
          {t('fee.window', {
            from: formatDate(window.from),
            to: formatDate(window.to),
            credit: formatMoney(terms.loan.totalCredit),
          })}
        </p>
      )}
      {totalFee !== undefined && (
        <dl className="repayment-facts">
          {freeReason === undefined &&
            steps.map(({ label, value, ...step }) => (
              <div key={label}>
                <dt>
                  {label}
                  {'note' in step && step.note && <small>{step.note}</small>}
                </dt>
                <dd>{formatMoney(value)}</dd>
              </div>
            ))}
          <div>
            <dt>
              {t('fee.total')}
              {isLimited && <small>{t('fee.limited')}</small>}
            </dt>
            <dd>{formatMoney(totalFee)}</dd>
          </div>
        </dl>
      )}
      <p className="adv-muted">{t('fee.version', { date: formatDate(validFrom) })}</p>
    </Section>
  );
}
