import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { PhoneField } from '@advisor/forms/fields/PhoneField';
import { TextField } from '@advisor/forms/fields/TextField';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseObject } from './codecs';
import { FormDateField, UnlimitedDateField } from './DateFields';
import { DocumentTypeField } from './DocumentTypeField';
import type { FormValues } from './field-value';
import type { FormField } from './form-definition';

interface FieldControlProps {
  definition: FormField;
  control: Control<FormValues, unknown, FieldValues>;
}

/** The control of one field, by its type. */
export function FieldControl({ definition, control }: FieldControlProps) {
  const { t } = useTranslation('signing');
  const { name, label, type, isDisabled, isUnreadable, requiredMessage } = definition;
  const props = {
    control,
    name,
    label,
    disabled: isDisabled,
    required: requiredMessage !== undefined,
    ...(isUnreadable ? { hint: t('form.rawKept') } : {}),
  };
  switch (type) {
    case 'TEXT':
    case 'ALPHA_TEXT':
    case 'REPRESENTATION':
      return <TextField {...props} />;
    case 'IDDOC_NUMBER':
      return <TextField {...props} />;
    case 'INTEGER':
      return <TextField {...props} inputMode="numeric" />;
    case 'PHONE_NUMBER':
      return <PhoneField {...props} />;
    case 'IDDOC_TYPE':
      return <DocumentTypeField {...props} />;
    case 'BOOLEAN':
    case 'ADVISOR_DEVICE_BOOLEAN':
      return <CheckboxField {...props} />;
    case 'DATE':
      return <FormDateField {...props} definition={definition} />;
    case 'DATE_EXT':
      return <UnlimitedDateField {...props} definition={definition} />;
    case 'CLIENT_NAME':
      return <ReadOnlyText label={label} text={String(definition.initialValue)} />;
    default:
      return <ReadOnlyText label={label} text={valueIn(definition.serialized)} />;
  }
}

/** What a person can read of a value whose type we do not know. */
function valueIn(serialized: string | null | undefined): string {
  const value = parseObject(serialized ?? '')?.['Value'];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function ReadOnlyText({ label, text }: { label: string; text: string }) {
  return (
    <dl className="adv-field sig-form__text">
      <dt className="adv-field__label">{label}</dt>
      <dd>{text || '–'}</dd>
    </dl>
  );
}
