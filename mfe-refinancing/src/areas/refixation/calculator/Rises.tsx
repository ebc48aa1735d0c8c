import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { type ComparedProjections, rateRises } from '@advisor/lending/repayment/loan-projection';
import { Section } from '@advisor/ui/components/Section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../calculator/CompareTable';
import { signedMoney } from '../../../calculator/signed';

/** Percentage points of the rises that are shown. */
export const shownRises = [1, 2] as const;

/** What a higher rate after the new fixation would mean. */
export const Rises = memo(function Rises({
  projections: { offered, fixedUntil },
}: {
  projections: ComparedProjections;
}) {
  const { t } = useTranslation('refinancing-refixation');
  const rises = rateRises(offered, shownRises);
  const title = t('rises.title');
  return (
    <Section title={title}>
      {rises.length === 0 ? (
        <p className="adv-muted">{t('rises.toMaturity')}</p>
      ) : (
        <>
          <p className="adv-muted">
            {t('rises.note', {
              date: formatDate(fixedUntil),
              balance: formatMoney(offered.untilFixationEnd.balance),
              count: rises[0]?.instalment.months ?? 0,
            })}
          </p>
          <CompareTable
            label={title}
            of={t('rises.of')}
            columns={[t('rises.rate'), t('rises.instalment'), t('rises.change')]}
            lines={rises.map(({ points, ratePercent, instalment }) => ({
              label: t('rises.by', { points: formatNumber(points) }),
              values: [
                formatPercent(ratePercent),
                formatMoney(instalment.result),
                signedMoney(instalment.result - offered.instalment),
              ],
            }))}
          />
        </>
      )}
    </Section>
  );
});
