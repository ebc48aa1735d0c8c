import { InputNumber } from '@advisor/ui/entry';
import { useState, type ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { groupDigits, parseCzechNumber, typedDigits } from '../czech-number';
import { useField, type FieldProps } from '../field-props';

export interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Decimal places, for the keyboard of a telephone; 0 by default. More are not cut off: the schema refuses them. */
  decimals?: number;
  /** Arrow keys change the value by this much. */
  step?: number;
  /** Behind the number: 'Kč', '%', 'měsíců'. */
  unit?: string;
  placeholder?: string;
}

type NumberProps = ComponentProps<typeof InputNumber<string | number>>;

// Always the same functions: antd writes the value anew with another one, over what is being typed.
const format: NumberProps['formatter'] = (value, { userTyping, input }) =>
  userTyping ? typedDigits(input, value) : groupDigits(value);
const parse: NumberProps['parser'] = (text) => parseCzechNumber(text ?? '');

/** A number with a decimal comma and groups of three; empty is null. The schema checks its range. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { label, hint, required, disabled, decimals = 0, step, unit, placeholder } = props;
  const { id, field, error, isInvalid, readText } = useField(props, (value) =>
    typeof value === 'number' ? [groupDigits(value), unit].filter(Boolean).join('\u00A0') : '',
  );
  // A number holds fifteen digits; what was typed beyond them stays as it was typed.
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error} text={readText}>
      <InputNumber<string | number>
        {...field}
        id={id}
        className="adv-number"
        stringMode
        value={typed !== undefined && Number(typed) === field.value ? typed : (field.value ?? null)}
        step={step}
        suffix={unit}
        placeholder={placeholder}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        controls={false}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        formatter={format}
        parser={parse}
        changeOnWheel={false}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(value) => {
          const text = value === null ? '' : String(value);
          setTyped(text || undefined);
          field.onChange(text === '' ? null : Number(text));
        }}
      />
    </FieldFrame>
  );
}
