import { productType } from '@advisor/contracts/codebooks';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import type { FeeExplanation } from '@advisor/lending/repayment/repayment-explanation';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { type Fact, FactList } from '../../../calculator/FactList';
import { signedMoney } from '../../../calculator/signed';
import type { OfferedTerms } from '../extra-payment.queries';
import type { CalculatorValues } from './calculator.schema';

interface FeeExplainedProps {
  terms: OfferedTerms;
  quote: RepaymentQuote;
  /** Absent when the fee is free as a whole, or the contract's. */
  steps: FeeExplanation | undefined;
  reason: CalculatorValues['reason'];
}

/** The rule that gave the fee, and how it came about. */
export function FeeExplained({ terms, quote: { fee }, steps, reason }: FeeExplainedProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { regime, freeReason, window, totalFee } = fee;
  const isReasonVain = reason !== 'none' && freeReason === undefined;
  const isHousing = terms.loan.productTypeId === productType.mortgage.code;
  const rule = regime === 'costsOnly' && !isHousing ? 'otherThanHousing' : regime;
  const vain =
    reason === 'newRateNotice'
      ? 'newRateNotice'
      : regime === 'fixation2024'
        ? 'notYet'
        : 'otherRegime';
  const facts = useFeeFacts({ fee, steps, terms });
  const limit =
    steps && steps.unlimited.result > steps.interestToEnd ? steps.interestToEnd : undefined;
  return (
    <Section title={t('fee.title')}>
      <p>{freeReason ? t(`fee.free.${freeReason}`) : t(`fee.regime.${rule}`)}</p>
      {isReasonVain && <p>{t(`fee.vain.${vain}`)}</p>}
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
        <FactList
          facts={[
            ...facts,
            {
              label: t('fee.total'),
              note: limit !== undefined && t('fee.limited', { interest: formatMoney(limit) }),
              value: formatMoney(totalFee),
              isTotal: true,
            },
          ]}
        />
      )}
      <p className="adv-muted">{t('fee.version', { date: formatDate(terms.policy.validFrom) })}</p>
    </Section>
  );
}

/** The steps in their order. */
function useFeeFacts({
  fee,
  steps,
  terms,
}: Pick<FeeExplainedProps, 'steps' | 'terms'> & Pick<RepaymentQuote, 'fee'>): Fact[] {
  const { t } = useTranslation('refinancing-extra-payment');
  if (steps === undefined) return [];
  const { free, charged, cap, lost } = steps;
  const { averageRatePercent } = terms.policy.policy;
  const interestNote = () => {
    if (lost === undefined || averageRatePercent === null) return t('fee.interestPartMaximum');
    return t('fee.interestPartNote', {
      rate: formatPercent(averageRatePercent),
      contract: formatMoney(lost.atContract),
      average: formatMoney(lost.atAverage),
      lost: formatMoney(lost.result),
    });
  };
  return [
    { label: t('result.principal'), value: formatMoney(charged.parts.principal) },
    ...(free
      ? [
          {
            label: t('fee.freeAmount'),
            note: t('fee.quarter', {
              quarter: formatMoney(free.quarter),
              repaid: formatMoney(free.alreadyRepaid),
            }),
            value: signedMoney(charged.parts.free),
          },
        ]
      : []),
    { label: t('fee.chargeable'), value: formatMoney(charged.result), isTotal: true },
    ...(cap
      ? [
          {
            label: t('fee.cap', { percent: formatPercent(cap.percent) }),
            note: fee.yearsCommenced && t('fee.capYears', { years: fee.yearsCommenced }),
            value: formatMoney(cap.result),
          },
          {
            label: t('fee.interestPart'),
            note: interestNote(),
            value: formatMoney(fee.interestPart),
          },
        ]
      : []),
    ...(fee.costsPart === 0
      ? []
      : [
          {
            label: t('fee.costs'),
            note: fee.regime === 'fixation2024' && t('fee.costsNote'),
            value: formatMoney(fee.costsPart),
          },
        ]),
  ];
}
