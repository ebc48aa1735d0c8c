import { documentUploadState } from '@advisor/contracts/codebooks/document';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { type CaseDocument, useRetryDocument } from '../../documents/documents.queries';

const tones: Readonly<Record<CaseDocument['uploadState'], Tone>> = {
  0: 'success',
  1: 'progress',
  2: 'error',
};

interface UploadStateProps {
  caseId: number;
  document: CaseDocument;
}

/** Whether the archive has a document, with another try where it has not. */
export function UploadState({ caseId, document }: UploadStateProps) {
  const { t } = useTranslation('case-documents');
  const { documentId, fileName, uploadState } = document;
  const retry = useRetryDocument(caseId, documentId);
  return (
    <div className="case-documents__state">
      <StatusChip tone={tones[uploadState]} label={t(`list.state${uploadState}`)} />
      {uploadState === documentUploadState.error.code && (
        <>
          <span className="adv-muted">{t('list.whyNot')}</span>
          <Button
            type="link"
            size="small"
            loading={retry.isRunning}
            aria-label={t('list.retryOf', { name: fileName })}
            onClick={() => retry.run()}
          >
            {t('list.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
