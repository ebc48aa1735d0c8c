import { Select } from '@advisor/ui/entry';
import { foldText } from '@advisor/ui/find-matches';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldFrame } from '../components/FieldFrame';
import { optionText, type FieldOption } from '../field-option';
import { useField, type FieldProps } from '../field-props';

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly FieldOption[];
  placeholder?: string;
  /** May be emptied; the value is null then. */
  clearable?: boolean;
}

/** Long lists get a search from this many options. */
const searchFrom = 8;

/** One of a list, searched without regard to case and diacritics. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { label, labelContext, hint, required, disabled, options, placeholder, clearable } = props;
  const { t } = useTranslation();
  const { id, field, error, isInvalid, readText } = useField(props, optionText(options));
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
      <Select
        ref={(select) => field.ref(select && { focus: () => select.focus() })}
        id={id}
        value={field.value ?? undefined}
        options={[...options]}
        placeholder={placeholder}
        allowClear={clearable && { label: t('action.clear') }}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        showSearch={
          options.length >= searchFrom && {
            filterOption: (text, option) =>
              foldText(String(option?.label ?? '')).includes(foldText(text)),
          }
        }
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={field.onBlur}
        onChange={(value) => field.onChange(value ?? null)}
      />
    </FieldFrame>
  );
}
