import { Input } from '@advisor/ui/input';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { useField, type FieldProps } from '../field-props';

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: 'text' | 'numeric' | 'email';
}

/** One line of text. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const {
    control: _control,
    name: _name,
    label,
    labelContext,
    hint,
    isInvalid: _isInvalid,
    required,
    disabled,
    ...input
  } = props;
  const { id, field, error, isInvalid, readText } = useField(props);
  return (
    <FieldFrame
      id={id}
      label={label}
      labelContext={labelContext}
      hint={hint}
      required={required}
      error={error}
      text={readText}
    >
      <Input
        autoComplete="off"
        {...input}
        {...field}
        id={id}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
