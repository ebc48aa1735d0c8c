import { fillField } from '@advisor/forms/fill-field';
import { withoutUnread } from '@advisor/forms/without-unread';
import { formatNumber } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { MinusOutlined, PlusOutlined } from '@advisor/ui/icons';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { signed } from '../../../offer/signed';
import { toTenth } from '../loan-form.schema';
import { useLoanForm } from '../form-context';
import { NotedNumber } from './noted';

/** Percentage points of one step (part 2, section 5). */
const step = 0.1;

const points = (value: number) => signed(value, formatNumber(Math.abs(value)));

/** The advisor's own correction of the rate, within what the rate tables allow. */
export function RateCorrectionField({ range }: { range: { minimum: number; maximum: number } }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { form } = useLoanForm();
  const { control } = form;
  const value = withoutUnread(useWatch({ control, name: 'interestRateCorrection' })) ?? 0;
  const move = (by: number) => fillField(form, 'interestRateCorrection', toTenth(value + by));
  return (
    <div className="modelation-stepper">
      <NotedNumber
        control={control}
        name="interestRateCorrection"
        label={t('form.correction')}
        unit={t('modelation:form.points')}
        decimals={1}
        step={step}
        hint={t('form.correctionRange', {
          from: points(range.minimum),
          to: points(range.maximum),
        })}
      />
      <div className="modelation-stepper__buttons">
        <Button
          icon={<MinusOutlined aria-hidden />}
          aria-label={t('form.lowerRate')}
          disabled={value <= range.minimum}
          onClick={() => move(-step)}
        />
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-label={t('form.raiseRate')}
          disabled={value >= range.maximum}
          onClick={() => move(step)}
        />
      </div>
    </div>
  );
}
