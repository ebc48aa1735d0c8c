import { fileNameSchema } from '@advisor/contracts/fields';
import { FormShell } from '@advisor/forms/components/FormShell';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { Modal } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { kindOptions } from '../../../documents/document-list';
import { ClientFilePreview } from './ClientFilePreview';
import { type ClientFile, useAcceptFile, useRefuseFile } from './requests.queries';

const textLength = 254;

interface FileDialogProps {
  caseId: number;
  file: ClientFile;
  onClose: () => void;
}

/** A client's file to look at, and to accept or to refuse. */
export default function FileDialog(props: FileDialogProps) {
  const { t } = useTranslation('client-requests');
  const [isRefusing, setIsRefusing] = useState(false);
  return (
    <Modal open title={t('lookTitle')} width={960} footer={null} onCancel={props.onClose}>
      <div className="client-requests__look">
        <ClientFilePreview caseId={props.caseId} file={props.file} />
        {isRefusing ? <Refuse {...props} /> : <Accept {...props} />}
        <Button type="link" onClick={() => setIsRefusing(!isRefusing)}>
          {t(isRefusing ? 'acceptInstead' : 'refuseInstead')}
        </Button>
      </div>
    </Modal>
  );
}

const acceptSchema = z.object({
  fileName: fileNameSchema,
  documentTypeCode: z.enum(kindOptions.map(({ value }) => value)),
  description: z.string().trim().max(textLength),
});

function Accept({ caseId, file, onClose }: FileDialogProps) {
  const { t } = useTranslation('client-requests');
  const accept = useAcceptFile(caseId, file.fileId);
  const form = useZodForm(acceptSchema, {
    defaultValues: { fileName: file.fileName, description: '' },
  });
  const { control } = form;
  return (
    <FormShell
      form={form}
      label={t('accept')}
      submitLabel={t('accept')}
      loading={accept.isRunning}
      submitError={accept.submitError}
      onSubmit={({ description, ...told }, again) =>
        accept.run(
          { ...told, ...(description !== '' && { description }) },
          { ...again, onDone: onClose },
        )
      }
    >
      {accept.refusal !== undefined && <InfoBar severity="warning" title={accept.refusal} />}
      <SelectField
        control={control}
        name="documentTypeCode"
        label={t('kind')}
        options={kindOptions}
        required
      />
      <TextField control={control} name="fileName" label={t('fileName')} required />
      <TextField control={control} name="description" label={t('description')} />
    </FormShell>
  );
}

const refuseSchema = z.object({ reason: z.string().trim().min(1).max(textLength) });

function Refuse({ caseId, file, onClose }: FileDialogProps) {
  const { t } = useTranslation('client-requests');
  const refuse = useRefuseFile(caseId, file.fileId);
  const form = useZodForm(refuseSchema, { defaultValues: { reason: '' } });
  return (
    <FormShell
      form={form}
      label={t('refuse')}
      submitLabel={t('refuse')}
      loading={refuse.isRunning}
      submitError={refuse.submitError}
      onSubmit={({ reason }, again) => refuse.run(reason, { ...again, onDone: onClose })}
    >
      {refuse.refusal !== undefined && <InfoBar severity="warning" title={refuse.refusal} />}
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('refuseReason')}
        hint={t('refuseHint')}
        maxLength={textLength}
        rows={3}
        required
      />
    </FormShell>
  );
}
