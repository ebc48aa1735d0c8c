import { Checkbox } from '@advisor/ui/entry';
import { CloseCircleOutlined } from '@advisor/ui/icons';
import type { FieldValues } from 'react-hook-form';
import { describedBy } from '../components/FieldFrame';
import { useField, type FieldProps } from '../field-props';
import { useMessage } from '../use-message';

/** Yes or no, its label beside it. */
export function CheckboxField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { label, hint, disabled } = props;
  const { id, field, error, isInvalid } = useField(props);
  const toText = useMessage();
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
