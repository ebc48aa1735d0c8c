import { formatDate, formatMoney } from '@advisor/i18n/format';
import { refixationDates } from '@advisor/lending/repayment/refixation-dates';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import type { Refixation } from '../refixation.queries';

/** The act's days around the end of the fixation, and what will be owed then. */
export function FixationDates({ refixation }: { refixation: Refixation }) {
  const { t } = useTranslation('refinancing-refixation');
  const { dates, next, communicatedOn } = refixation;
  if (dates === undefined) return null;
  const { fixedRateValidTo, latestNotice, noticeSentOn, freeRepaymentUntil } = dates;
  const isFreePast =
    noticeSentOn !== undefined &&
    refixationDates(fixedRateValidTo, noticeSentOn).notice?.isFreePastFixation === true;
  return (
    <Section title={t('dates.title')}>
      <DescriptionList
        items={[
          { label: t('dates.end'), value: <DateText value={fixedRateValidTo} /> },
          { label: t('dates.latestNotice'), value: <DateText value={latestNotice} /> },
          { label: t('dates.notice'), value: <Notice refixation={refixation} /> },
          ...(freeRepaymentUntil === undefined
            ? []
            : [
                {
                  label: t('dates.freeUntil'),
                  value: (
                    <>
                      {formatDate(freeRepaymentUntil)}
                      {isFreePast && <small className="adv-muted"> {t('dates.freePast')}</small>}
                    </>
                  ),
                },
              ]),
          ...(next === undefined
            ? []
            : [
                {
                  label: t('dates.owed', { date: formatDate(fixedRateValidTo) }),
                  value: formatMoney(next.principal),
                },
              ]),
          ...(communicatedOn === undefined
            ? []
            : [{ label: t('dates.communicated'), value: formatDate(communicatedOn) }]),
        ]}
      />
    </Section>
  );
}

function Notice({ refixation: { dates, today } }: { refixation: Refixation }) {
  const { t } = useTranslation('refinancing-refixation');
  if (dates === undefined) return null;
  const { fixedRateValidTo, latestNotice, noticeSentOn } = dates;
  if (noticeSentOn === undefined)
    return today > latestNotice ? (
      <StatusChip tone="error" label={t('dates.missed')} />
    ) : (
      <>{t('dates.notSent')}</>
    );
  const isLate = refixationDates(fixedRateValidTo, noticeSentOn).notice?.isLate === true;
  return (
    <span className="refixation-notice">
      {formatDate(noticeSentOn)}
      <StatusChip
        tone={isLate ? 'warning' : 'success'}
        label={t(isLate ? 'dates.late' : 'dates.inTime')}
      />
    </span>
  );
}
