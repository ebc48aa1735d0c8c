import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { type ComparedProjections, savingStep } from '@advisor/lending/repayment/loan-projection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../calculator/FactList';
import { InstalmentHead } from '../../../calculator/InstalmentHead';
import type { CalculatedFrom } from './calculator.schema';

interface ResultProps {
  from: CalculatedFrom;
  /** Undefined while the discount is wrong. */
  projections: ComparedProjections | undefined;
  actions: ReactNode;
}

/** The instalment after the fixation, and what it means against the rate of today. */
export function Result({ from, projections, actions }: ResultProps) {
  const { t } = useTranslation('refinancing-refixation');
  return (
    <section className="calculator-result" aria-label={t('result.title')}>
      <InstalmentHead
        title={t('result.title')}
        instalment={projections?.offered.instalment}
        now={from.loan.monthlyPayment}
        announcement={
          projections &&
          t('result.announcement', {
            instalment: formatMoney(projections.offered.instalment),
            rate: formatPercent(projections.offered.ratePercent),
          })
        }
      />
      {projections && <Facts from={from} projections={projections} />}
      {actions}
    </section>
  );
}

const crowns = (value: number) => formatMoney(value, { decimals: 0 });

function Facts({ from, projections }: { from: CalculatedFrom; projections: ComparedProjections }) {
  const { t } = useTranslation('refinancing-refixation');
  const { offered, listed, alone, fixedUntil, balance } = projections;
  const inFixation = savingStep(alone.untilFixationEnd, offered.untilFixationEnd).result;
  const toMaturity = savingStep(alone.untilMaturity, offered.untilMaturity).result;
  const ofDiscount = savingStep(listed.untilFixationEnd, offered.untilFixationEnd).result;
  return (
    <FactList
      facts={[
        { label: t('result.rate'), value: formatPercent(offered.ratePercent) },
        {
          label: t('result.balance'),
          note: t('result.onDay', { date: formatDate(from.fixedRateValidTo) }),
          value: crowns(balance),
        },
        {
          label: t('result.interest'),
          note: t('result.untilDay', { date: formatDate(fixedUntil) }),
          value: crowns(offered.untilFixationEnd.interest),
        },
        {
          label: t(inFixation < 0 ? 'result.dearerInFixation' : 'result.cheaperInFixation'),
          note: t('result.against', { rate: formatPercent(alone.ratePercent) }),
          value: crowns(Math.abs(inFixation)),
        },
        {
          label: t(toMaturity < 0 ? 'result.dearerToMaturity' : 'result.cheaperToMaturity'),
          note: t('result.ifHeld'),
          value: crowns(Math.abs(toMaturity)),
        },
        ...(ofDiscount === 0
          ? []
          : [
              {
                label: t('result.ofDiscount'),
                note: t('result.untilDay', { date: formatDate(fixedUntil) }),
                value: crowns(ofDiscount),
              },
            ]),
      ]}
    />
  );
}
