import { cleanText } from '@advisor/lending/identifiers/clean-text';
import { Input } from '@advisor/ui/input';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { useField, type FieldProps } from '../field-props';
import { cleanInput } from './clean-input';
import { useCaret } from './use-caret';

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
  const { hold, putCaret } = useCaret();
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
        ref={(ref) => {
          hold(ref?.input);
          field.ref(ref?.input);
        }}
        id={id}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onChange={({ target, nativeEvent }) => {
          const text = cleanInput(target.value, nativeEvent);
          const at = target.selectionStart ?? target.value.length;
          if (text !== target.value) putCaret(cleanText(target.value.slice(0, at)).length);
          field.onChange(text);
        }}
      />
    </FieldFrame>
  );
}
