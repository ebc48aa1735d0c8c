/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The browser's own number field takes no Czech number. */
import { Input } from '@advisor/ui/input';
import { useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { groupDigits, readTyped } from '../czech-number';
import { useField, type FieldProps } from '../field-props';
import { caretAfterMask } from '../masks';
import { useCaret } from './use-caret';

export interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Decimal places, 0 by default: where there are some, a point is a decimal one. More are not cut off: the schema refuses them. */
  decimals?: number;
  /** Arrow keys change the value by this much, 1 by default. */
  step?: number;
  /** Behind the number: 'Kč', '%', 'měsíců'. */
  unit?: string;
  placeholder?: string;
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
/** Between groups of digits. */
const isSpace = (letter: string) => letter === '\u00A0';

/**
 * A number with a decimal comma and groups of three; empty is null. What is no number stays as it was typed
 * and is `NaN`, which each schema refuses. The schema checks the range.
 */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { label, hint, required, disabled, decimals = 0, step = 1, unit, placeholder } = props;
  const { id, field, error, isInvalid, readText } = useField(props, (value) =>
    typeof value === 'number' && !Number.isNaN(value)
      ? [groupDigits(value), unit].filter(Boolean).join('\u00A0')
      : '',
  );
  const value: number | null = field.value ?? null;
  // A number holds fifteen digits, and no text; what was typed stands as long as it is the value.
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const { hold, putCaret } = useCaret();
  const isTyped = typed !== undefined && Object.is(typed.value, value);
  const shown = isTyped ? typed.text : groupDigits(value ?? undefined);

  const changeByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const direction = arrows[key];
    if (direction !== undefined) {
      event.preventDefault();
      if (Number.isNaN(value)) return;
      const next = Number(((value ?? 0) + direction * step).toFixed(10));
      setTyped(undefined);
      field.onChange(next);
      return;
    }
    // A space between groups is not what somebody wants to delete.
    const { selectionStart: at, selectionEnd: end, value: text } = currentTarget;
    if (at === null || at !== end) return;
    if (key === 'Backspace' && isSpace(text.charAt(at - 1)))
      currentTarget.setSelectionRange(at - 1, at - 1);
    if (key === 'Delete' && isSpace(text.charAt(at)))
      currentTarget.setSelectionRange(at + 1, at + 1);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error} text={readText}>
      <Input
        ref={(ref) => {
          hold(ref?.input);
          field.ref(ref?.input);
        }}
        name={field.name}
        id={id}
        role="spinbutton"
        className="adv-number"
        value={shown}
        suffix={unit}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        status={isInvalid ? 'error' : ''}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
        aria-valuetext={shown}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onKeyDown={changeByKey}
        onChange={({ target }) => {
          const read = readTyped(target.value, decimals);
          const at = target.selectionStart ?? target.value.length;
          putCaret(caretAfterMask(target.value, at, read.text));
          setTyped(read);
          field.onChange(read.value);
        }}
        onBlur={() => {
          if (isTyped && !Number.isNaN(value)) setTyped(leftText(typed));
          field.onBlur();
        }}
      />
    </FieldFrame>
  );
}

/** A comma, a sign or a zero that more was to follow is not left standing. */
const leftText = (typed: { text: string; value: number | null }) => {
  const text = groupDigits(typed.value ?? undefined);
  return typed.text.length > 15 ? typed : { ...typed, text };
};
