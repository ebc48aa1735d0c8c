import { Input } from '@advisor/ui/input';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { useField, type FieldProps } from '../field-props';
import { caretAfterMask, type Mask } from '../masks';
import { useCaret } from './use-caret';

export interface MaskedFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  placeholder?: string;
  autoComplete?: string;
  /** Adds what goes without saying, when the field is left. */
  complete?: (text: string) => string;
}

/** A text that takes its shape while it is typed or pasted; the form holds it as shown. */
export function MaskedField<Values extends FieldValues>({
  mask,
  complete,
  inputMode = 'numeric',
  ...props
}: MaskedFieldProps<Values> & { mask: Mask; inputMode?: 'numeric' | 'tel' | 'text' }) {
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
        spellCheck={false}
        {...input}
        {...field}
        ref={(ref) => {
          hold(ref?.input);
          field.ref(ref?.input);
        }}
        id={id}
        className="adv-tabular"
        inputMode={inputMode}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={() => {
          const text = String(field.value ?? '');
          const completed = complete?.(text) ?? text;
          if (completed !== text) field.onChange(completed);
          field.onBlur();
        }}
        onChange={({ target }) => {
          const masked = mask(target.value);
          const at = target.selectionStart ?? target.value.length;
          putCaret(caretAfterMask(target.value, at, masked));
          field.onChange(masked);
        }}
      />
    </FieldFrame>
  );
}
