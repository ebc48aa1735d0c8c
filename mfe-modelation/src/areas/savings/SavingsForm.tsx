import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientChoice } from '../../client/ClientChoice';
import { DurationFields } from '../../offer/DurationFields';
import { useFieldNote } from '../../offer/findings';
import { DepositField } from './DepositField';
import { useSavings } from './savings-context';

/** What the client wishes to save. Nothing is submitted here: the result follows each key. */
export const SavingsForm = memo(function SavingsForm({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation(['modelation-savings', 'modelation']);
  const { form, defaults } = useSavings();
  const { control } = form;
  const { targetAmount, savingDuration, stateSupport } = defaults;
  const supportHint =
    stateSupport &&
    t('savings.stateSupportHint', {
      rate: formatPercent(stateSupport.rate, {
        decimals: Number.isInteger(stateSupport.rate) ? 0 : 2,
      }),
      maximum: formatMoney(stateSupport.maximum),
    });
  const targetNote = useFieldNote(
    'targetAmount',
    targetAmount &&
      t('modelation:form.range', {
        from: formatMoney(targetAmount.minimum),
        to: formatMoney(targetAmount.maximum),
      }),
  );
  return (
    <form
      className="modelation-form"
      aria-label={t('savings.form')}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {isAlone && <ClientChoice invitation={t('savings.forWhom')} />}
      <Section title={t('savings.contract')}>
        <MoneyField
          control={control}
          name="targetAmount"
          label={t('savings.targetAmount')}
          {...targetNote}
          step={10_000}
          required
        />
        <DepositField />
        <MoneyField
          control={control}
          name="extraDeposits"
          label={t('savings.extraDeposits')}
          {...useFieldNote('extraDeposits', t('savings.extraDepositsHint'))}
          step={1_000}
        />
        <CheckboxField
          control={control}
          name="hasStateSupport"
          label={t('savings.hasStateSupport')}
          hint={supportHint}
        />
      </Section>
      <Section title={t('savings.time')}>
        <DurationFields
          control={control}
          label={t('savings.duration')}
          path="savingDuration"
          range={savingDuration}
        />
        <DateField
          control={control}
          name="startsOn"
          label={t('savings.startsOn')}
          {...useFieldNote('startsOn')}
          required
        />
      </Section>
    </form>
  );
});
