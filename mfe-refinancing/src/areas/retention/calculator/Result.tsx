import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import type { ChangedProjection } from '@advisor/lending/repayment/retention-projections';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../calculator/FactList';
import { InstalmentHead } from '../../../calculator/InstalmentHead';
import { signedMoney } from '../../../calculator/signed';
import type { Calculated, RetentionBasis } from './basis';

interface ResultProps {
  basis: RetentionBasis;
  /** Undefined while something in the form is wrong. */
  calculated: Calculated | undefined;
  /** What can be done with it. */
  children: ReactNode;
}

/** The new instalment, and what staying brings. */
export function Result({ basis, calculated, children }: ResultProps) {
  const { t } = useTranslation('refinancing-retention');
  const offered = calculated?.projections.offered;
  const validTo = calculated && lastDay(basis, calculated);
  return (
    <section className="calculator-result" aria-label={t('result.title')}>
      <InstalmentHead
        title={t('result.title')}
        instalment={offered?.instalment}
        now={basis.loan.monthlyPayment}
        announcement={
          offered &&
          t('result.announcement', {
            instalment: formatMoney(offered.instalment),
            net: signedMoney(offered.net.result),
          })
        }
      />
      {offered && offered.ratePercent > basis.loan.interestRate && (
        <InfoBar
          severity="warning"
          title={t('take.dearer')}
          description={t('take.dearerHint', {
            now: formatPercent(basis.loan.interestRate),
            offered: formatPercent(offered.ratePercent),
          })}
        />
      )}
      {calculated && <Facts basis={basis} calculated={calculated} />}
      {children}
      {Boolean(children) && validTo !== undefined && (
        <p className="adv-muted">{t('result.valid', { date: formatDate(validTo) })}</p>
      )}
    </section>
  );
}

/** An offer is taken over by its rates of today, and before the day on which it takes effect. */
function lastDay({ rate }: RetentionBasis, { terms }: Calculated): string {
  const dayBefore = addDays(terms.day, -1);
  return rate.validTo !== undefined && rate.validTo < dayBefore ? rate.validTo : dayBefore;
}

function Facts({ basis, calculated }: { basis: RetentionBasis; calculated: Calculated }) {
  const { t } = useTranslation('refinancing-retention');
  const toBreakEven = useBreakEven();
  const { offered } = calculated.projections;
  const { savedInFixation, saved, net } = offered;
  return (
    <FactList
      facts={[
        { label: t('result.rate'), value: formatPercent(offered.ratePercent) },
        { label: t('result.fee'), value: formatMoney(offered.costs) },
        {
          label: t(savedInFixation.result < 0 ? 'result.dearer' : 'result.saved'),
          note: t('result.untilFixation', { date: formatDate(basis.fixedRateValidTo) }),
          value: formatMoney(Math.abs(savedInFixation.result)),
        },
        { label: t('result.net'), value: signedMoney(net.result), isTotal: true },
        { label: t('result.breakEven'), value: toBreakEven(offered) },
        {
          label: t(saved.result < 0 ? 'result.dearer2' : 'result.saved2'),
          note: t('result.afterAtList', { rate: formatPercent(calculated.terms.listRate) }),
          value: formatMoney(Math.abs(saved.result)),
        },
      ]}
    />
  );
}

/** When the costs are back, in words: after the fixation the instalment is not lower any more. */
export function useBreakEven(): (projection: ChangedProjection) => string {
  const { t } = useTranslation('refinancing-retention');
  return ({ breakEven: { result }, untilFixationEnd }) => {
    if (result === undefined) return t('result.breakEvenNever');
    if (result > untilFixationEnd.instalments) return t('result.breakEvenLate');
    return result === 0 ? t('result.breakEvenNow') : t('result.breakEvenIn', { month: result });
  };
}
