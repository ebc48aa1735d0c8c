import { CloseCircleOutlined } from '@advisor/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../use-message';
import { requiredMessage } from '../validation-message';

interface FieldFrameProps {
  /** Element id of the control. */
  id: string;
  label: string;
  labelContext?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  error: string | undefined;
  /** The value in words, in place of a control that may not be used. */
  text?: string | undefined;
  /** A group of controls is labelled by a legend, not by a label for one of them. */
  group?: boolean;
  children: ReactNode;
}

/** Ids of what describes the control, for its `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** A field of a record that may only be read. */
export const FieldText = ({ label, text }: { label: ReactNode; text: string }) => (
  <div className="adv-field">
    <span className="adv-field__label">{label}</span>
    <p className="adv-field__text">{text === '' ? '–' : text}</p>
  </div>
);

/** Label above, control, hint and error under it. */
export function FieldFrame({
  id,
  label,
  labelContext,
  hint,
  required,
  error,
  text,
  group,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  const toText = useMessage();
  const caption = (
    <>
      {labelContext && <span className="adv-hidden">{labelContext}: </span>}
      {label}
      {required && text === undefined && (
        <span className="adv-field__required" aria-hidden>
          *
        </span>
      )}
    </>
  );
  if (text !== undefined) return <FieldText label={caption} text={text} />;
  return (
    <div className="adv-field" data-invalid={error !== undefined}>
      {group ? (
        <span id={`${id}-label`} className="adv-field__label">
          {caption}
        </span>
      ) : (
        <label htmlFor={id} className="adv-field__label">
          {caption}
        </label>
      )}
      {children}
      {hint && (
        <div id={`${id}-hint`} className="adv-field__hint">
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="adv-field__error">
          <CloseCircleOutlined aria-hidden />{' '}
          {error === requiredMessage
            ? t('validation.requiredField', { field: label })
            : toText(error)}
        </div>
      )}
    </div>
  );
}
