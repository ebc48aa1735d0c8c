import { FormShell } from '@advisor/forms/components/FormShell';
import type { ClientDataField } from '@advisor/contracts/signature-service/entities';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { ThemeProvider } from '@advisor/ui/components/ThemeProvider';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DefectList } from './DefectList';
import { FieldControl } from './FieldControl';
import { readForm } from './form-definition';
import { toProperties } from './properties';
import { useClientDataForm } from './use-client-data-form';
import { isVisible } from './visibility';
import './client-data-form.css';

interface ClientDataFormProps {
  /** `Form.Title` of the service. */
  title: string;
  /** Full name of the signer. */
  signer: string;
  definitions: readonly ClientDataField[];
  draftKey: string;
  loading: boolean;
  onSubmit: (properties: { Key: string; Value: string }[]) => void;
  onBack: () => void;
  onDirty: (isDirty: boolean) => void;
}

/**
 * The client-data form, drawn from the service's definitions. It brings its own theme: it is the one
 * part of the card with antd's fields, and loads when it is needed.
 */
export default function ClientDataForm(props: ClientDataFormProps) {
  const { title, signer, definitions, draftKey, loading, onSubmit, onBack, onDirty } = props;
  const { t } = useTranslation('signing');
  const { fields, defects } = useMemo(() => readForm(definitions), [definitions]);
  const { form, values } = useClientDataForm(fields, draftKey);
  const isBlocked = defects.some((defect) => defect.isBlocking);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isDirty } = form.formState;
  const announceDirty = useEffectEvent(onDirty);
  useEffect(() => {
    announceDirty(isDirty);
    return () => {
      if (isDirty) announceDirty(false);
    };
  }, [isDirty]);

  return (
    <ThemeProvider>
      <section className="sig-form" aria-label={title || t('form.for', { name: signer })}>
        <button type="button" className="adv-link" disabled={loading} onClick={onBack}>
          {t('form.back')}
        </button>
        <h2 ref={heading} tabIndex={-1}>
          {title || t('form.for', { name: signer })}
        </h2>
        {title && <p className="adv-muted">{t('form.for', { name: signer })}</p>}
        {defects.length > 0 && (
          <InfoBar
            severity={isBlocked ? 'error' : 'warning'}
            title={isBlocked ? t('form.blocked') : t('form.reported')}
            description={<DefectList defects={defects} />}
          />
        )}
        <fieldset className="sig-plain" disabled={isBlocked}>
          <FormShell
            form={form}
            label={title || t('form.for', { name: signer })}
            loading={loading}
            submitError={undefined}
            submitLabel={t('form.submit')}
            onSubmit={(sent) => onSubmit(toProperties(fields, sent))}
          >
            {fields
              .filter((field) => isVisible(field, values))
              .map((field) => (
                <FieldControl key={field.name} definition={field} control={form.control} />
              ))}
          </FormShell>
        </fieldset>
      </section>
    </ThemeProvider>
  );
}
