import { operationUrl } from '@advisor/api-client/call';
import { codeName } from '@advisor/contracts/code-name';
import { documentSource } from '@advisor/contracts/codebooks/document';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { compareCzech, formatDate, formatFileSize } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { Button } from '@advisor/ui/core';
import type { ColumnsType } from '@advisor/ui/data';
import { Checkbox } from '@advisor/ui/entry';
import { DownloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { isPicture, kindName } from '../../documents/document-list';
import type { CaseDocument } from '../../documents/documents.queries';
import { Thumbnail } from '../../documents/Thumbnail';
import { UploadState } from './UploadState';
import { useNarrow } from './use-narrow';

export interface ColumnsOfDocuments {
  caseId: number;
  chosenIds: readonly number[];
  onChoose: (documentId: number, isChosen: boolean) => void;
  onShow: (documentId: number) => void;
}

/** Columns that a narrow room has. */
const inNarrow: ReadonlySet<string> = new Set(['chosen', 'name', 'actions']);

const sizeText = ({ size }: CaseDocument) => (size === undefined ? '–' : formatFileSize(size));

/** Columns of a case's documents; where they have no room, their facts stand below the name. */
export function useDocumentColumns({
  caseId,
  chosenIds,
  onChoose,
  onShow,
}: ColumnsOfDocuments): ColumnsType<CaseDocument> {
  const { t } = useTranslation('case-documents');
  const isNarrow = useNarrow();
  const columns: ColumnsType<CaseDocument> = [
    {
      key: 'chosen',
      title: <span className="adv-hidden">{t('list.chosen')}</span>,
      render: (_, { documentId, fileName }) => (
        <Checkbox
          aria-label={t('list.choose', { name: fileName })}
          checked={chosenIds.includes(documentId)}
          onChange={({ target }) => onChoose(documentId, target.checked)}
        />
      ),
    },
    {
      key: 'name',
      title: t('list.name'),
      sorter: (one, other) => compareCzech(one.fileName, other.fileName),
      render: (_, document) => (
        <div className="case-documents__what">
          <Button
            type="link"
            className="case-documents__name"
            aria-label={t('list.open', { name: document.fileName })}
            onClick={() => onShow(document.documentId)}
          >
            {document.fileName}
            {isNarrow && isPicture(document.fileName) && (
              <Thumbnail
                caseId={caseId}
                documentId={document.documentId}
                fileName={document.fileName}
              />
            )}
          </Button>
          {document.description && <p className="adv-muted">{document.description}</p>}
          {document.formId && <p className="adv-muted">{document.formId}</p>}
          {isNarrow && (
            <>
              <p className="adv-muted">
                {[
                  kindName(document.documentTypeCode),
                  formatDate(document.createdOn),
                  sizeText(document),
                ].join(' · ')}
              </p>
              <UploadState caseId={caseId} document={document} />
            </>
          )}
        </div>
      ),
    },
    {
      key: 'kind',
      title: t('list.kind'),
      sorter: (one, other) =>
        compareCzech(kindName(one.documentTypeCode), kindName(other.documentTypeCode)),
      render: (_, { documentTypeCode, source }) => (
        <div className="case-documents__kind-text">
          {kindName(documentTypeCode)}
          {source !== documentSource.archive.code && (
            <p className="adv-muted">{codeName(documentSource, source)}</p>
          )}
        </div>
      ),
    },
    {
      key: 'createdOn',
      title: t('list.createdOn'),
      sorter: (one, other) => (one.createdOn < other.createdOn ? -1 : 1),
      render: (_, { createdOn, authorName }) => (
        <>
          <DateText value={createdOn} as="dateTime" />
          {authorName && <p className="adv-muted">{authorName}</p>}
        </>
      ),
    },
    {
      key: 'size',
      title: t('list.size'),
      align: 'right',
      sorter: (one, other) => (one.size ?? 0) - (other.size ?? 0),
      render: (_, document) => sizeText(document),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: (_, document) => <UploadState caseId={caseId} document={document} />,
    },
    {
      key: 'actions',
      title: <span className="adv-hidden">{t('list.actions')}</span>,
      render: (_, { documentId, fileName }) => (
        <a
          className="case-documents__download"
          href={operationUrl(documentCalls.caseDocumentContent, { params: { caseId, documentId } })}
          download
          aria-label={t('list.download', { name: fileName })}
        >
          <DownloadOutlined aria-hidden />
        </a>
      ),
    },
  ];
  return isNarrow ? columns.filter(({ key }) => inNarrow.has(String(key))) : columns;
}
