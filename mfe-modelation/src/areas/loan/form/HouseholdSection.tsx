import { Section } from '@advisor/ui/components/Section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../offer/findings';
import { useLoanForm } from '../form-context';
import { useApplicantsBudget } from '../use-applicants-budget';
import { HouseholdNote } from './HouseholdNote';
import { NotedMoney, NotedNumber } from './noted';
import { OfHousehold } from './OfHousehold';

/** The least that the quick ratios need; within a case it comes from the household. */
export function HouseholdSection() {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { form, householdAddress } = useLoanForm();
  const { known } = useApplicantsBudget();
  const { control } = form;
  const [income, instalments, debt, age, youngest] = useWatch({
    control,
    name: [
      'netMonthlyIncome',
      'monthlyInstallments',
      'otherDebt',
      'applicantAge',
      'youngestApplicantAge',
    ],
  });
  const isIncomeMissing = !income && (income === 0 || Boolean(instalments) || Boolean(debt));
  const hasSeveral = youngest !== null || known.youngestApplicantAge !== null;
  const ageLabel = t(hasSeveral ? 'form.oldestApplicantAge' : 'form.applicantAge');
  return (
    <Section title={t('form.household')}>
      {householdAddress !== undefined && <HouseholdNote address={householdAddress} />}
      <div className="modelation-pair">
        <div>
          <NotedMoney
            control={control}
            name="netMonthlyIncome"
            path="household.netMonthlyIncome"
            label={t('form.netMonthlyIncome')}
            hint={isIncomeMissing && <Note severity="warning" message={t('form.incomeNeeded')} />}
            step={1_000}
          />
          <OfHousehold name="netMonthlyIncome" label={t('form.netMonthlyIncome')} />
        </div>
        <div>
          <NotedNumber
            control={control}
            name="applicantAge"
            path="household.applicantAge"
            label={ageLabel}
            unit={t('modelation:form.yearsUnit', { count: age ?? 0 })}
            step={1}
          />
          <OfHousehold name="applicantAge" label={ageLabel} />
        </div>
        <div>
          <NotedMoney
            control={control}
            name="monthlyInstallments"
            path="household.monthlyInstallments"
            label={t('form.monthlyInstallments')}
            step={500}
          />
          <OfHousehold name="monthlyInstallments" label={t('form.monthlyInstallments')} />
        </div>
        <div>
          <NotedMoney
            control={control}
            name="otherDebt"
            path="household.otherDebt"
            label={t('form.otherDebt')}
            step={10_000}
          />
          <OfHousehold name="otherDebt" label={t('form.otherDebt')} />
        </div>
        {hasSeveral && (
          <div>
            <NotedNumber
              control={control}
              name="youngestApplicantAge"
              path="household.youngestApplicantAge"
              label={t('form.youngestApplicantAge')}
              unit={t('modelation:form.yearsUnit', { count: youngest ?? 0 })}
              step={1}
            />
            <OfHousehold name="youngestApplicantAge" label={t('form.youngestApplicantAge')} />
          </div>
        )}
      </div>
    </Section>
  );
}
