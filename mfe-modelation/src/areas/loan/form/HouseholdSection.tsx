import { Section } from '@advisor/ui/components/Section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../offer/findings';
import { useLoanForm } from '../form-context';
import { NotedMoney, NotedNumber } from './noted';

/** The least that the quick ratios need; the real household is filled in with the case. */
export function HouseholdSection() {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { control } = useLoanForm().form;
  const [income, instalments, debt, age] = useWatch({
    control,
    name: ['netMonthlyIncome', 'monthlyInstallments', 'otherDebt', 'applicantAge'],
  });
  const isIncomeMissing = !income && (income === 0 || Boolean(instalments) || Boolean(debt));
  return (
    <Section title={t('form.household')}>
      <div className="modelation-pair">
        <NotedMoney
          control={control}
          name="netMonthlyIncome"
          path="household.netMonthlyIncome"
          label={t('form.netMonthlyIncome')}
          hint={isIncomeMissing && <Note severity="warning" message={t('form.incomeNeeded')} />}
          step={1_000}
        />
        <NotedNumber
          control={control}
          name="applicantAge"
          path="household.applicantAge"
          label={t('form.applicantAge')}
          unit={t('modelation:form.yearsUnit', { count: age ?? 0 })}
          step={1}
        />
        <NotedMoney
          control={control}
          name="monthlyInstallments"
          path="household.monthlyInstallments"
          label={t('form.monthlyInstallments')}
          step={500}
        />
        <NotedMoney
          control={control}
          name="otherDebt"
          path="household.otherDebt"
          label={t('form.otherDebt')}
          step={10_000}
        />
      </div>
    </Section>
  );
}
