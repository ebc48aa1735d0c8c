import { formatDate } from '@advisor/i18n/format';
import { Input } from '@advisor/ui/input';
import { CalendarOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { isoDatePattern, parseCzechDate } from '../czech-date';
import { useField, type FieldProps } from '../field-props';
import type { Mask } from '../masks';

type Calendar = typeof import('../components/CalendarPopup').default;

/** Another way to write the date than `1. 2. 2026`. */
interface DateShape {
  /** Shapes what is typed at the end; corrections in the middle and deleting are left alone. */
  mask: Mask;
  /** A day, `YYYY-MM-DD`, as shown when the field is left. */
  format: (date: string) => string;
  placeholder: string;
}

interface DateFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** `YYYY-MM-DD`, for the calendar; the schema is what checks. */
  min?: string;
  max?: string;
  shape?: DateShape | undefined;
  /** It cannot lie ahead, so that two digits of a year are those of one that has been. */
  isPast?: boolean;
}

/**
 * A date, typed or pasted in any usual Czech form. The value is `YYYY-MM-DD`; text that is no date
 * stays in the value as it is, so that `daySchema` refuses it and nothing typed is lost.
 */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { label, hint, required, disabled, min, max, shape, isPast } = props;
  const { t } = useTranslation();
  const toText = (date: string): string =>
    isoDatePattern.test(date) ? (shape?.format ?? formatDate)(date) : date;
  const {
    id,
    field: { ref, name, onChange, onBlur, value: fieldValue },
    error,
    isInvalid,
    readText,
  } = useField(props, (date) => toText(String(date ?? '')));
  const value: string = fieldValue ?? '';
  const [shown, setShown] = useState({ value, text: toText(value) });
  const [OpenCalendar, setOpenCalendar] = useState<Calendar>();
  // A reset or a restored draft replaces the text, one's own typing does not.
  if (shown.value !== value) setShown({ value, text: toText(value) });

  const type = (text: string) => {
    const next = parseCzechDate(text, { isPast }) ?? text.trim();
    setShown({ value: next, text });
    onChange(next);
  };
  // Most dates are typed, so the calendar's code waits until it is asked for. Where it does not come,
  // the date can still be typed, and the next click asks again.
  const open = () =>
    void import('../components/CalendarPopup').then(
      ({ default: Loaded }) => setOpenCalendar(() => Loaded),
      () => undefined,
    );
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error} text={readText}>
      <div className="adv-date">
        <Input
          ref={ref}
          name={name}
          id={id}
          className="adv-tabular"
          value={shown.text}
          placeholder={shape?.placeholder ?? t('date.placeholder')}
          inputMode="text"
          autoComplete="off"
          disabled={disabled}
          status={isInvalid ? 'error' : ''}
          aria-required={required}
          aria-invalid={isInvalid}
          aria-describedby={describedBy(id, hint, error)}
          suffix={
            <button
              type="button"
              className="adv-icon-button"
              disabled={disabled}
              aria-label={t('date.openCalendar', { label })}
              aria-expanded={OpenCalendar !== undefined}
              onClick={open}
            >
              <CalendarOutlined aria-hidden />
            </button>
          }
          onChange={({ target }) => {
            const isAtEnd = target.selectionStart === target.value.length;
            const isLonger = target.value.length > shown.text.length;
            type(shape && isAtEnd && isLonger ? shape.mask(target.value) : target.value);
          }}
          onBlur={() => {
            setShown({ value, text: toText(value) });
            onBlur();
          }}
          onKeyDown={(event) => {
            if (event.altKey && event.key === 'ArrowDown') open();
          }}
        />
        {OpenCalendar && (
          <OpenCalendar
            value={value}
            min={min}
            max={max}
            onChoose={onChange}
            onClose={() => setOpenCalendar(undefined)}
          />
        )}
      </div>
    </FieldFrame>
  );
}
