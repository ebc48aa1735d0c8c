import { FormShell } from '@advisor/forms/components/FormShell';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demoFormSchema, emptyDemoForm, filledDemoForm } from '../demo-form.schema';
import { Fields } from './Fields';

/** To try out: masks, checks, the summary of errors, an error of the server. */
function LiveForm() {
  const { t } = useTranslation('demo');
  const [isSent, setIsSent] = useState(false);
  const [serverError, setServerError] = useState<{ fieldErrors: Record<string, string> }>();
  const form = useZodForm(demoFormSchema, { defaultValues: emptyDemoForm });
  return (
    <FormShell
      form={form}
      label={t('forms.live')}
      loading={false}
      submitError={serverError}
      submitLabel={t('forms.submit')}
      actions={
        <Button
          onClick={() => setServerError({ fieldErrors: { birthNumber: t('forms.serverError') } })}
        >
          {t('messages.error')}
        </Button>
      }
      onSubmit={() => setIsSent(true)}
    >
      <Fields control={form.control} />
      {isSent && <InfoBar severity="success" title={t('forms.sent')} />}
    </FormShell>
  );
}

/** With what is wrong in every field, as after a refused submit. */
function WrongForm() {
  const { t } = useTranslation('demo');
  const form = useZodForm(demoFormSchema, { defaultValues: emptyDemoForm });
  const { trigger } = form;
  useEffect(() => void trigger(), [trigger]);
  return (
    <FormShell
      form={form}
      label={t('forms.wrong')}
      loading={false}
      submitError={undefined}
      submitLabel={t('forms.submit')}
      onSubmit={() => undefined}
    >
      <Fields control={form.control} />
    </FormShell>
  );
}

/** Filled in and locked while its call runs. */
function SendingForm() {
  const { t } = useTranslation('demo');
  const form = useZodForm(demoFormSchema, { defaultValues: filledDemoForm });
  return (
    <FormShell
      form={form}
      label={t('forms.sending')}
      loading
      submitError={undefined}
      submitLabel={t('forms.submit')}
      onSubmit={() => undefined}
    >
      <Fields control={form.control} disabled />
    </FormShell>
  );
}

const forms = { live: LiveForm, wrong: WrongForm, sending: SendingForm } as const;

export function Forms() {
  const { t } = useTranslation('demo');
  return (
    <div className="demo-columns">
      {(Object.keys(forms) as (keyof typeof forms)[]).map((name) => {
        const Form = forms[name];
        return (
          <Section key={name} level="inner" title={t(`forms.${name}`)}>
            <Form />
          </Section>
        );
      })}
    </div>
  );
}
