import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import { serverNow } from '@advisor/api-client/server-clock';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../calculator/CompareTable';
import { isOpen } from '../../../process/process.queries';
import { OfferSheetLink } from '../../../process/OfferSheetLink';
import type { Retention } from '../retention.queries';

interface OfferOfRetentionProps {
  caseId: number;
  retention: Retention;
}

/** What the client was offered, beside what was agreed before and what the price list says. */
export function OfferOfRetention({ caseId, retention }: OfferOfRetentionProps) {
  const { t } = useTranslation('refinancing-retention');
  const { offer, offerId, before, actions = [] } = retention;
  const lines = [
    {
      label: t('detail.rate'),
      now: before?.interestRate,
      listed: retention.interestRate,
      offered: retention.interestRateDiscounted,
      format: (rate: number) => formatPercent(rate),
    },
    {
      label: t('detail.instalment'),
      now: before?.monthlyPayment,
      listed: retention.loanPaymentAmount,
      offered: retention.loanPaymentAmountDiscounted,
      format: formatMoney,
    },
    {
      label: t('detail.fee'),
      now: undefined,
      listed: retention.feeAmount,
      offered: retention.feeAmountDiscounted,
      format: formatMoney,
    },
  ];
  const offeredRate = retention.interestRateDiscounted ?? retention.interestRate;
  const isCancelled = retention.state === refinancingState.cancelled.code;
  const validTo = offer?.validTo;
  const isExpired = validTo !== undefined && validTo < bankDay(serverNow());
  return (
    <Section
      title={t('detail.offer')}
      actions={
        !isCancelled &&
        offerId !== undefined && <OfferSheetLink caseId={caseId} offerId={offerId} />
      }
    >
      {isOpen(retention) && before && offeredRate > before.interestRate && (
        <InfoBar
          severity="warning"
          title={t('take.dearer')}
          description={t('detail.dearer', {
            now: formatPercent(before.interestRate),
            offered: formatPercent(offeredRate),
          })}
        />
      )}
      {isExpired && actions.includes('link') && (
        <InfoBar
          severity="warning"
          title={t('detail.expired', { date: formatDate(validTo) })}
          description={t('detail.expiredHint')}
        />
      )}
      <CompareTable
        label={t('detail.offer')}
        of={t('detail.of')}
        columns={[t('detail.before'), t('detail.listed'), t('detail.offered')]}
        lines={lines.map(({ label, now, listed, offered, format }) => ({
          label,
          values: [
            now === undefined ? '–' : format(now),
            format(listed),
            <strong key="offered">{format(offered ?? listed)}</strong>,
          ],
        }))}
      />
      {offer && (
        <DescriptionList
          items={[
            {
              label: t('detail.validFrom'),
              value: <DateText value={offer.interestRateValidFrom} />,
            },
            { label: t('detail.fixedTo'), value: <DateText value={offer.fixedRateValidTo} /> },
            ...(isCancelled
              ? []
              : [{ label: t('detail.validTo'), value: <DateText value={validTo} /> }]),
          ]}
        />
      )}
    </Section>
  );
}
