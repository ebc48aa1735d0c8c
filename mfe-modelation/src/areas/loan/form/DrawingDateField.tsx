import { fillField } from '@advisor/forms/fill-field';
import { formatDate } from '@advisor/i18n/format';
import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bankingDaysQuery } from '../../../offer/offer.queries';
import { useLoanForm } from '../form-context';
import { NotedDate } from './noted';

/** The banking day to use instead; undefined when the date is one, or nobody knows. */
export function bankingDayInstead(
  date: string,
  bankingDays: readonly string[],
): string | undefined {
  if (!isDay(date) || bankingDays.includes(date)) return undefined;
  return bankingDays.find((day) => day > date) ?? bankingDays.at(-1);
}

/** When the money is expected to be drawn: a banking day, and the nearest one is a click away. */
export function DrawingDateField() {
  const { t } = useTranslation('modelation-loan');
  const { form, defaults } = useLoanForm();
  const { control } = form;
  const date = useWatch({ control, name: 'expectedDateOfDrawing' });
  const { data } = useQuery(bankingDaysQuery());
  const last = defaults.lastDateOfDrawing;
  const bankingDays = (data?.bankingDays ?? []).filter((day) => last === undefined || day <= last);
  const instead = bankingDayInstead(date, bankingDays);
  return (
    <div>
      <NotedDate
        control={control}
        name="expectedDateOfDrawing"
        label={t('form.drawingDate')}
        min={bankingDays[0]}
        max={bankingDays.at(-1)}
        required
      />
      {instead && (
        <button
          type="button"
          className="adv-link modelation-suggestion"
          onClick={() => fillField(form, 'expectedDateOfDrawing', instead)}
        >
          {t('form.useBankingDay', { date: formatDate(instead) })}
        </button>
      )}
    </div>
  );
}
