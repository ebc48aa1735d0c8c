import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { lifeUntil, sumStep } from '@advisor/lending/loan-life';
import { runningSchedule } from '@advisor/lending/repayment-on-day';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../../calculator/FactList';
import { signedMoney } from '../../../../calculator/signed';
import type { Calculated, RetentionBasis } from '../basis';
import { FeeExplained, LeavingExplained } from './CostsExplained';
import { InstalmentExplained } from './InstalmentExplained';
import { InterestTable } from './InterestTable';
import { OutcomeExplained } from './OutcomeExplained';

interface ExplainedProps {
  caseId: number;
  basis: RetentionBasis;
  calculated: Calculated;
}

/** How each number of the calculator came about. */
export function Explained({ caseId, basis, calculated }: ExplainedProps) {
  const { t } = useTranslation('refinancing-retention');
  const { terms, lives, leaving: costs } = calculated;
  const { alone, offered, leaving } = lives;
  const changed = [
    { name: t('comparison.offered'), life: offered },
    ...(leaving ? [{ name: t('comparison.leaving'), life: leaving }] : []),
  ];
  const all = [{ name: t('comparison.alone'), life: alone }, ...changed];
  return (
    <div className="calculator__wide">
      <Section title={t('explained.title')}>
        <div className="calculator-explained">
          <OwedExplained basis={basis} day={terms.day} />
          <RateExplained terms={terms} />
          <InstalmentExplained title={t('explained.instalment')} step={offered.instalmentStep} />
          {leaving && (
            <InstalmentExplained
              title={t('explained.instalmentLeaving')}
              step={leaving.instalmentStep}
            />
          )}
          <FeeExplained basis={basis} fee={terms.fee} />
          {costs && <LeavingExplained caseId={caseId} costs={costs} />}
          <InterestTable
            title={t('explained.interestInFixation', { date: formatDate(terms.fixedRateValidTo) })}
            lives={lives}
            until="untilFixationEnd"
          />
          {changed.map(({ name, life }) => (
            <OutcomeExplained
              key={name}
              title={t('explained.outcome', { life: name })}
              life={life}
            />
          ))}
          {all.map(
            ({ name, life: { after } }) =>
              after && (
                <InstalmentExplained
                  key={name}
                  title={t('explained.after', { life: name })}
                  step={after.step}
                />
              ),
          )}
          <InterestTable title={t('explained.interest')} lives={lives} until="untilMaturity" />
          <InterestTable title={t('explained.ifHeld')} lives={lives} until="ifHeld" />
        </div>
        <p className="adv-muted">{t('explained.rounding')}</p>
      </Section>
    </div>
  );
}

/** What is owed on the day of the change. */
function OwedExplained({ basis: { loan }, day }: { basis: RetentionBasis; day: string }) {
  const { t } = useTranslation('refinancing-retention');
  const { rows } = runningSchedule(repaidLoanOf(loan));
  const { instalments, paid, interest } = lifeUntil(rows, loan.principal, day);
  const { parts, result } = sumStep({ now: loan.principal, paid: -paid, interest });
  return (
    <Section level="inner" title={t('explained.owed')}>
      <FactList
        facts={[
          { label: t('explained.now'), value: formatMoney(parts.now) },
          { label: t('explained.paid', { count: instalments }), value: signedMoney(parts.paid) },
          { label: t('explained.interestOfPaid'), value: signedMoney(parts.interest) },
          {
            label: t('explained.balance', { date: formatDate(day) }),
            value: formatMoney(result),
            isTotal: true,
          },
        ]}
      />
    </Section>
  );
}

function RateExplained({
  terms: { listRate, interestRateDiscount = 0 },
}: Pick<Calculated, 'terms'>) {
  const { t } = useTranslation('refinancing-retention');
  const { parts, result } = sumStep({ list: listRate, discount: -interestRateDiscount });
  return (
    <Section level="inner" title={t('explained.rate')}>
      <FactList
        facts={[
          { label: t('explained.listRate'), value: formatPercent(parts.list) },
          {
            label: t('explained.discount'),
            value:
              interestRateDiscount === 0
                ? '–'
                : t('explained.pointsOff', {
                    points: formatNumber(interestRateDiscount, { decimals: 2 }),
                  }),
          },
          { label: t('result.rate'), value: formatPercent(result), isTotal: true },
        ]}
      />
    </Section>
  );
}
