import { signerDocumentType } from '@advisor/contracts/codebooks/document';
import { describedBy, FieldFrame } from '@advisor/forms/components/FieldFrame';
import { useField, type FieldProps } from '@advisor/forms/field-props';
import { useTranslation } from 'react-i18next';
import type { FormValues } from './field-value';

/** Kind of the identity document, by the browser's own select. */
export function DocumentTypeField(props: FieldProps<FormValues>) {
  const { label, hint, required, disabled } = props;
  const { t } = useTranslation('signing');
  const { id, field, error, isInvalid } = useField(props);
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error}>
      <select
        ref={(element) => field.ref(element)}
        id={id}
        name={field.name}
        className="sig-select sig-select--wide"
        value={String(field.value)}
        disabled={disabled}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value)}
      >
        <option value="">{t('form.choose')}</option>
        {Object.values(signerDocumentType).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
