import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { Modal } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AcceptFile } from './AcceptFile';
import { ClientFilePreview } from './ClientFilePreview';
import { type ClientFile, useRefuseFile } from './requests.queries';

/** Longest reason, characters. */
const textLength = 254;

interface FileDialogProps {
  caseId: number;
  file: ClientFile;
  /** Names of the papers that the client was asked for. */
  asked: readonly string[];
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
        {isRefusing ? <Refuse {...props} /> : <AcceptFile {...props} />}
        <Button type="link" onClick={() => setIsRefusing(!isRefusing)}>
          {t(isRefusing ? 'acceptInstead' : 'refuseInstead')}
        </Button>
      </div>
    </Modal>
  );
}

const refuseSchema = z.object({ reason: z.string().trim().min(1).max(textLength) });

function Refuse({ caseId, file, onClose }: Omit<FileDialogProps, 'asked'>) {
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
