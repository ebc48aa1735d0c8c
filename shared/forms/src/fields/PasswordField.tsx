import { PasswordInput } from '@advisor/ui/password';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { useField, type FieldProps } from '../field-props';

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { label, hint, required, disabled, autoComplete } = props;
  const { id, field, error, isInvalid } = useField(props);
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error}>
      <PasswordInput
        {...field}
        id={id}
        autoComplete={autoComplete}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
