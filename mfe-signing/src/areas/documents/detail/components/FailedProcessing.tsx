import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { useProcessDocument } from '../../documents.mutations';

/** What another system could not process, and how it is tried again. */
export function FailedProcessing({ documentOnSAId }: { documentOnSAId: number }) {
  const { t } = useTranslation('signing-documents');
  const process = useProcessDocument(documentOnSAId);
  return (
    <InfoBar
      severity="error"
      title={t('processing.title')}
      description={t('processing.text')}
      action={
        <Button size="small" loading={process.isRunning} onClick={() => process.run()}>
          {t('processing.again')}
        </Button>
      }
    />
  );
}
