import { operationUrl } from '@advisor/api-client/call';
import { codeName } from '@advisor/contracts/code-name';
import { documentSource } from '@advisor/contracts/codebooks/document';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { compareCzech, formatFileSize } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Button } from '@advisor/ui/core';
import type { ColumnsType } from '@advisor/ui/data';
import { Checkbox, Select } from '@advisor/ui/entry';
import { DownloadOutlined, SearchOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDocuments, kindName, kindsOf } from '../../documents/document-list';
import { DocumentPreview } from './DocumentPreview';
import { DocumentSelection } from './DocumentSelection';
import { type CaseDocument } from '../../documents/documents.queries';
import { UploadState } from './UploadState';

interface DocumentListProps {
  caseId: number;
  documents: readonly CaseDocument[];
}

/** Documents to search, sort and look at. What is searched stays out of the address: it may be a name. */
export function DocumentList({ caseId, documents }: DocumentListProps) {
  const { t } = useTranslation('case-documents');
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<CaseDocument['documentTypeCode']>();
  const [shownId, setShownId] = useState<number>();
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const choose = (documentId: number, isChosen: boolean) =>
    setChosenIds((ids) =>
      isChosen ? [...ids, documentId] : ids.filter((chosenId) => chosenId !== documentId),
    );
  // What has left the list meanwhile is not chosen any more.
  const chosen = chosenIds.flatMap(
    (id) => documents.find(({ documentId }) => documentId === id) ?? [],
  );
  const found = findDocuments(documents, { query, kind });
  const columns: ColumnsType<CaseDocument> = [
    {
      key: 'chosen',
      title: <span className="adv-hidden">{t('list.chosen')}</span>,
      render: (_, { documentId, fileName }) => (
        <Checkbox
          aria-label={t('list.choose', { name: fileName })}
          checked={chosenIds.includes(documentId)}
          onChange={({ target }) => choose(documentId, target.checked)}
        />
      ),
    },
    {
      key: 'name',
      title: t('list.name'),
      sorter: (one, other) => compareCzech(one.fileName, other.fileName),
      render: (_, { documentId, fileName, formId, description }) => (
        <>
          <Button
            type="link"
            className="case-documents__name"
            aria-label={t('list.open', { name: fileName })}
            onClick={() => setShownId(documentId)}
          >
            {fileName}
          </Button>
          {description && <p className="adv-muted">{description}</p>}
          {formId && <p className="adv-muted">{formId}</p>}
        </>
      ),
    },
    {
      key: 'kind',
      title: t('list.kind'),
      sorter: (one, other) =>
        compareCzech(kindName(one.documentTypeCode), kindName(other.documentTypeCode)),
      render: (_, { documentTypeCode, source }) => (
        <>
          {kindName(documentTypeCode)}
          {source !== documentSource.archive.code && (
            <p className="adv-muted">{codeName(documentSource, source)}</p>
          )}
        </>
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
      render: (_, { size }) => (size === undefined ? '–' : formatFileSize(size)),
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
  return (
    <>
      <div className="case-documents__tools">
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          value={query}
          onSearch={setQuery}
          shortcut={null}
        />
        <Select
          aria-label={t('kind')}
          className="case-documents__kind"
          placeholder={t('allKinds')}
          allowClear
          value={kind}
          options={kindsOf(documents).map((code) => ({ value: code, label: kindName(code) }))}
          onChange={setKind}
        />
        <LiveRegion>{t('found', { count: found.length })}</LiveRegion>
      </div>
      <DocumentSelection caseId={caseId} chosen={chosen} onForget={() => setChosenIds([])} />
      <QueryTable
        label={t('list.label')}
        columns={columns}
        rows={found}
        rowKey="documentId"
        pageSize={20}
        urlPrefix="documents"
        empty={<EmptyState icon={<SearchOutlined />} title={t('notFound')} />}
      />
      {shownId !== undefined && (
        <DocumentPreview
          caseId={caseId}
          documents={found}
          shownId={shownId}
          onShow={setShownId}
          onClose={() => setShownId(undefined)}
        />
      )}
    </>
  );
}
