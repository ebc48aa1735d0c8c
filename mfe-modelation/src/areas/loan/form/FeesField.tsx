import { codeName } from '@advisor/contracts/code-name';
import { fee } from '@advisor/contracts/codebooks/offer';
import { Money } from '@advisor/ui/components/Money';
import { Checkbox } from '@advisor/ui/entry';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldNote } from '../../../offer/findings';
import { useLoanForm } from '../form-context';

/** What the bank charges once; chosen fees enter RPSN and the total. */
export function FeesField() {
  const { t } = useTranslation('modelation-loan');
  const { form, defaults } = useLoanForm();
  const { field } = useController({ control: form.control, name: 'feeIds' });
  const id = useId();
  const { hint: note, isInvalid } = useFieldNote('feeIds');
  return (
    <fieldset className="modelation-fees" aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="adv-field__label">{t('form.fees')}</legend>
      {defaults.fees.map(({ feeId, amount, isCompulsory = false }) => (
        <div key={feeId} className="modelation-fees__row">
          <Checkbox
            checked={isCompulsory || field.value.includes(feeId)}
            disabled={isCompulsory}
            aria-invalid={isInvalid}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked
                  ? [...field.value, feeId]
                  : field.value.filter((chosen) => chosen !== feeId),
              )
            }
          >
            {codeName(fee, feeId)}
            {isCompulsory && <small className="adv-muted"> {t('form.compulsory')}</small>}
          </Checkbox>
          <Money value={amount} />
        </div>
      ))}
      {note && (
        <div id={`${id}-note`} className="adv-field__hint">
          {note}
        </div>
      )}
    </fieldset>
  );
}
