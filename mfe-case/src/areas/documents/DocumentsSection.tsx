import { Loaded } from '@advisor/case/components/Loaded';
import { useLiveQueries } from '@advisor/shell/live';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { FileTextOutlined, UploadOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientRequests } from './requests/ClientRequests';
import { DocumentList } from './DocumentList';
import { documentReaders, documentsQuery } from '../../documents/documents.queries';
import { areFiles, type Chosen, chosenFiles } from '../../documents/upload/chosen-files';
import { useUnfinishedUpload } from '../../documents/upload/use-unfinished-upload';
import './documents.css';
import '../../documents/texts';

const UploadDrawer = lazy(() => import('../../documents/upload/UploadDrawer'));

const none: Chosen = { files: [], folders: [] };

/** The case's documents: what was put to it, and a place to put more. */
export default function DocumentsSection({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-documents');
  const query = useQuery(documentsQuery(caseId));
  // What is on its way to the archive.
  useLiveQueries('jobs', documentReaders);
  const [sent, setSent] = useState<Chosen>();
  const [isOver, setIsOver] = useState(false);
  useUnfinishedUpload(caseId, () => setSent((before) => before ?? none));
  return (
    <div
      className="case-documents"
      data-over={isOver}
      onDragOver={(event) => {
        if (!areFiles(event.dataTransfer)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!areFiles(event.dataTransfer)) return;
        event.preventDefault();
        setSent(chosenFiles(event.dataTransfer));
      }}
    >
      <Section
        title={t('title')}
        actions={
          <Button icon={<UploadOutlined aria-hidden />} onClick={() => setSent(none)}>
            {t('upload')}
          </Button>
        }
      >
        <Loaded query={query} skeleton={<Skeleton rows={6} />} failure={t('failed')}>
          {(documents) =>
            documents.length === 0 ? (
              <EmptyState
                icon={<FileTextOutlined />}
                title={t('empty')}
                description={t('emptyHint')}
              />
            ) : (
              <DocumentList caseId={caseId} documents={documents} />
            )
          }
        </Loaded>
      </Section>
      {/* Below what is still on its way it would be pushed down, from under the pointer. */}
      <div hidden={query.isPending}>
        <ClientRequests caseId={caseId} />
      </div>
      {sent && (
        <Suspense>
          <UploadDrawer caseId={caseId} first={sent} onClose={() => setSent(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
