import { Section } from '@advisor/ui/components/Section';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { useTranslation } from 'react-i18next';
import { DurationFields } from '../../../offer/DurationFields';
import { DrawingDateField } from './DrawingDateField';
import { useLoanForm } from '../form-context';
import { NotedChoice, NotedSelect } from './noted';

/** More choices than fit a row of the form become a list. */
const mostSegments = 6;

/** How long, at which fixation, and when. */
export function TermSection() {
  const { t } = useTranslation('modelation-loan');
  const { form, defaults } = useLoanForm();
  const { control } = form;
  const { loanDuration, fixedRatePeriods, paymentDays } = defaults;
  const FixationField = fixedRatePeriods.length > mostSegments ? NotedSelect : NotedChoice;
  return (
    <Section title={t('form.repayment')}>
      <DurationFields
        control={control}
        label={t('form.years')}
        path="loanDuration"
        range={loanDuration}
      />
      {fixedRatePeriods.length > 0 && (
        <FixationField
          control={control}
          name="fixedRatePeriod"
          label={t('form.fixation')}
          options={fixedRatePeriods.map((months) => ({
            value: months,
            label: czechDuration(months),
          }))}
        />
      )}
      <div className="modelation-pair">
        <DrawingDateField />
        <NotedSelect
          control={control}
          name="paymentDay"
          label={t('form.paymentDay')}
          options={paymentDays.map((day) => ({ value: day, label: t('form.dayOfMonth', { day }) }))}
        />
      </div>
    </Section>
  );
}
