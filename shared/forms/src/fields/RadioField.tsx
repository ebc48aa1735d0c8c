import { Radio } from '@advisor/ui/entry';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { optionText, type FieldOption } from '../field-option';
import { useField, type FieldProps } from '../field-props';

interface RadioFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly FieldOption[];
}

/** One of a few, all of them seen. */
export function RadioField<Values extends FieldValues>(props: RadioFieldProps<Values>) {
  const { label, hint, required, disabled, options } = props;
  const { id, field, error, isInvalid, readText } = useField(props, optionText(options));
  return (
    <FieldFrame
      group
      id={id}
      label={label}
      hint={hint}
      required={required}
      error={error}
      text={readText}
    >
      <Radio.Group
        id={id}
        name={field.name}
        value={field.value}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value)}
      >
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={(radio) => {
              if (index === 0) field.ref(radio?.input);
            }}
            value={option.value}
            disabled={option.disabled}
          >
            {option.label}
          </Radio>
        ))}
      </Radio.Group>
    </FieldFrame>
  );
}
