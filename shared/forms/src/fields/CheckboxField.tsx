import { Checkbox } from '@advisor/ui/entry';
import { CloseCircleOutlined } from '@advisor/ui/icons';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldText } from '../components/FieldFrame';
import { useField, type FieldProps } from '../field-props';
import { useMessage } from '../use-message';
import '../texts';

/** Yes or no, its label beside it. */
export function CheckboxField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { label, hint, disabled } = props;
  const { t } = useTranslation('forms');
  const { id, field, error, isInvalid, readText } = useField(props, (value) =>
    t(value === true ? 'yes' : 'no'),
  );
  const toText = useMessage();
  if (readText !== undefined) return <FieldText label={label} text={readText} />;
  return (
    <div className="adv-field" data-invalid={error !== undefined}>
      <Checkbox
        ref={(checkbox) => field.ref(checkbox?.input)}
        name={field.name}
        id={id}
        checked={field.value === true}
        disabled={disabled}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.checked)}
      >
        {label}
      </Checkbox>
      {hint && (
        <div id={`${id}-hint`} className="adv-field__hint">
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="adv-field__error">
          <CloseCircleOutlined aria-hidden /> {toText(error)}
        </div>
      )}
    </div>
  );
}
