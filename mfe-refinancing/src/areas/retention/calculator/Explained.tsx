import { formatDate } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { InstalmentExplained } from '../../../calculator/explained/InstalmentExplained';
import { InterestTable } from '../../../calculator/explained/InterestTable';
import { OwedExplained } from '../../../calculator/explained/OwedExplained';
import { RateExplained } from '../../../calculator/explained/RateExplained';
import type { Calculated, RetentionBasis } from './basis';
import { useNamedProjections } from './Comparison';
import { FeeExplained, LeavingExplained } from './CostsExplained';
import { OutcomeExplained } from './OutcomeExplained';

interface ExplainedProps {
  caseId: number;
  basis: RetentionBasis;
  calculated: Calculated;
}

/** How each number of the calculator came about. */
export function Explained({ caseId, basis, calculated }: ExplainedProps) {
  const { t } = useTranslation('refinancing-retention');
  const { terms, projections, leaving: costs } = calculated;
  const { balance, offered, leaving } = projections;
  const { all, changed } = useNamedProjections(projections);
  const interest = (title: string, until: 'untilFixationEnd' | 'untilMaturity' | 'ifHeld') => (
    <InterestTable
      title={title}
      balance={balance}
      projections={all.map(({ name, projection }) => ({ name, projection: projection[until] }))}
      isSaving
    />
  );
  return (
    <div className="calculator__wide">
      <Section title={t('explained.title')}>
        <div className="calculator-explained">
          <OwedExplained
            title={t('explained.owed')}
            totalLabel={t('explained.balance', { date: formatDate(terms.day) })}
            loan={basis.loan}
            day={terms.day}
          />
          <RateExplained
            title={t('explained.rate')}
            listRate={terms.listRate}
            discount={terms.interestRateDiscount ?? 0}
          />
          <InstalmentExplained title={t('explained.instalment')} step={offered.instalmentStep} />
          {leaving && (
            <InstalmentExplained
              title={t('explained.instalmentLeaving')}
              step={leaving.instalmentStep}
            />
          )}
          <FeeExplained basis={basis} fee={terms.fee} />
          {costs && <LeavingExplained caseId={caseId} costs={costs} />}
          {interest(
            t('explained.interestInFixation', { date: formatDate(terms.fixedRateValidTo) }),
            'untilFixationEnd',
          )}
          {changed.map(({ name, projection }) => (
            <OutcomeExplained
              key={name}
              title={t('explained.outcome', { projection: name })}
              projection={projection}
            />
          ))}
          {all.map(
            ({ name, projection: { after } }) =>
              after && (
                <InstalmentExplained
                  key={name}
                  title={t('explained.after', { projection: name })}
                  step={after.step}
                />
              ),
          )}
          {interest(t('explained.interest'), 'untilMaturity')}
          {interest(t('explained.ifHeld'), 'ifHeld')}
        </div>
        <p className="adv-muted">{t('explained.rounding')}</p>
      </Section>
    </div>
  );
}
