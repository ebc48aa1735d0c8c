import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { Button } from '@advisor/ui/core';
import { DownloadOutlined } from '@advisor/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDocument } from '../../documents/documents.queries';

const MergeDialog = lazy(() => import('./merge/MergeDialog'));

interface DocumentSelectionProps {
  caseId: number;
  /** In the order in which they were chosen. */
  chosen: readonly CaseDocument[];
  onForget: () => void;
}

/** What can be done with the documents that were chosen in the list. */
export function DocumentSelection({ caseId, chosen, onForget }: DocumentSelectionProps) {
  const { t } = useTranslation('case-documents');
  const [isMerging, setIsMerging] = useState(false);
  if (chosen.length === 0) return null;
  return (
    <section className="case-documents__chosen" aria-label={t('chosen.label')}>
      <span>{t('chosen.count', { count: chosen.length })}</span>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => chosen.forEach(({ documentId }) => download(caseId, documentId))}
      >
        {t('chosen.download')}
      </Button>
      <Button onClick={() => setIsMerging(true)}>{t('chosen.merge')}</Button>
      <Button type="link" onClick={onForget}>
        {t('chosen.forget')}
      </Button>
      {isMerging && (
        <Suspense>
          <MergeDialog caseId={caseId} documents={chosen} onClose={() => setIsMerging(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** As if the person followed the document's own link. */
function download(caseId: number, documentId: number): void {
  const link = document.createElement('a');
  link.href = operationUrl(documentCalls.caseDocumentContent, { params: { caseId, documentId } });
  link.download = '';
  link.click();
}
