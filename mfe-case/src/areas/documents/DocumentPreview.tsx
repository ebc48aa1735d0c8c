import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { Button } from '@advisor/ui/core';
import { DownloadOutlined } from '@advisor/ui/icons';
import { Modal } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from '../../documents/document-list';
import { type CaseDocument, contentQuery } from '../../documents/documents.queries';
import { FileContent } from '../../documents/FileContent';

interface DocumentPreviewProps {
  caseId: number;
  /** In the order in which one goes through them. */
  documents: readonly CaseDocument[];
  shownId: number;
  onShow: (documentId: number) => void;
  onClose: () => void;
}

/** A document in place; arrow keys go to the next and the previous one. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { caseId, documents, shownId, onShow, onClose } = props;
  const { t } = useTranslation('case-documents');
  const place = documents.findIndex(({ documentId }) => documentId === shownId);
  const document = documents[place];
  if (document === undefined) return null;
  const { documentId, fileName } = document;
  const go = (by: number) => {
    const next = documents[place + by];
    if (next !== undefined) onShow(next.documentId);
  };
  const goByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    // Around the dialog: its frame, which has the focus first, hears the keys, too.
    <div role="presentation" onKeyDown={goByKey}>
      <Modal open title={fileName} width={960} footer={null} onCancel={onClose}>
        <div className="document-preview">
          <Content key={documentId} caseId={caseId} document={document} />
          <div className="document-preview__ways">
            <Button
              disabled={place === 0}
              aria-label={t('preview.previousDocument')}
              onClick={() => go(-1)}
            >
              {t('preview.previous')}
            </Button>
            <span>{t('preview.place', { place: place + 1, count: documents.length })}</span>
            <Button
              disabled={place === documents.length - 1}
              aria-label={t('preview.nextDocument')}
              onClick={() => go(1)}
            >
              {t('preview.next')}
            </Button>
            <a
              className="document-preview__download"
              href={operationUrl(documentCalls.caseDocumentContent, {
                params: { caseId, documentId },
              })}
              download
            >
              <DownloadOutlined aria-hidden /> {t('preview.download')}
            </a>
          </div>
        </div>
      </Modal>
    </div>
  );
}

function Content({ caseId, document }: { caseId: number; document: CaseDocument }) {
  const { documentId, fileName } = document;
  const content = useQuery({
    ...contentQuery(caseId, documentId),
    enabled: previewOf(fileName) !== undefined,
  });
  return <FileContent fileName={fileName} content={content} />;
}
