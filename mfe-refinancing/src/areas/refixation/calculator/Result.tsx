import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { type ComparedLives, savingStep } from '@advisor/lending/repayment/loan-life';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../calculator/FactList';
import { InstalmentHead } from '../../../calculator/InstalmentHead';
import type { CalculatedFrom } from './calculator.schema';

interface ResultProps {
  from: CalculatedFrom;
  /** Undefined while the discount is wrong. */
  lives: ComparedLives | undefined;
  actions: ReactNode;
}

/** The instalment after the fixation, and what it means against the rate of today. */
export function Result({ from, lives, actions }: ResultProps) {
  const { t } = useTranslation('refinancing-refixation');
  return (
    <section className="calculator-result" aria-label={t('result.title')}>
      <InstalmentHead
        title={t('result.title')}
        instalment={lives?.offered.instalment}
        now={from.loan.monthlyPayment}
        announcement={
          lives &&
          t('result.announcement', {
            instalment: formatMoney(lives.offered.instalment),
            rate: formatPercent(lives.offered.ratePercent),
          })
        }
      />
      {lives && <Facts from={from} lives={lives} />}
      {actions}
    </section>
  );
}

const crowns = (value: number) => formatMoney(value, { decimals: 0 });

function Facts({ from, lives }: { from: CalculatedFrom; lives: ComparedLives }) {
  const { t } = useTranslation('refinancing-refixation');
  const { offered, listed, alone, fixedUntil, balance } = lives;
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
