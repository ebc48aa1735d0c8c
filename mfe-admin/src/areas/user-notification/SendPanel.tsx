import { notificationTextLength } from '@advisor/contracts/admin/user-notification-rules';
import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { Question } from '@advisor/ui/components/Question';
import { SendOutlined } from '@advisor/ui/icons';
import { Drawer } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendNotification, type NotificationInput } from './notifications.queries';
import { RecipientFields } from './RecipientFields';
import { nothingTyped, sendSchema, toInput } from './send.schema';

/** A notification that waits to be confirmed. */
interface Asked {
  input: NotificationInput;
  retry: () => void;
}

/** A new notification beside the list; what was typed is there after it was closed. */
export function SendPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-user-notification');
  return (
    <Drawer open title={t('new')} size={520} destroyOnHidden onClose={onClose}>
      <SendEditor onClose={onClose} />
    </Drawer>
  );
}

function SendEditor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-user-notification');
  const form = useZodForm(sendSchema, { defaultValues: nothingTyped });
  const forgetDraft = useFormDraft('user-notification.new', form);
  const send = useSendNotification();
  const [asked, setAsked] = useState<Asked>();
  const closeQuestion = () => setAsked(undefined);
  const onDone = async () => {
    await forgetDraft();
    onClose();
  };
  const audienceOf = ({ userIds, roles }: NotificationInput): string =>
    userIds === undefined
      ? (roles ?? ['everybody' as const]).map((one) => t(`audience.${one}`)).join(', ')
      : t('question.users', { count: userIds.length });
  return (
    <>
      <FormShell
        form={form}
        label={t('new')}
        submitLabel={t('form.submit')}
        submitIcon={<SendOutlined aria-hidden />}
        loading={send.isRunning}
        submitError={send.submitError}
        onSubmit={(values, again) => setAsked({ input: toInput(values), ...again })}
      >
        <TextField control={form.control} name="title" label={t('form.heading')} required />
        <TextAreaField
          control={form.control}
          name="description"
          label={t('form.text')}
          hint={t('form.textHint')}
          rows={4}
          maxLength={notificationTextLength}
        />
        <RecipientFields form={form} />
      </FormShell>
      <Question
        open={asked !== undefined}
        title={t('question.send')}
        confirmLabel={t('form.submit')}
        onConfirm={() => {
          if (asked === undefined) return;
          closeQuestion();
          send.run(asked.input, { retry: asked.retry, onDone });
        }}
        onCancel={closeQuestion}
      >
        {asked &&
          t('question.sendTo', { title: asked.input.title, audience: audienceOf(asked.input) })}
      </Question>
    </>
  );
}
