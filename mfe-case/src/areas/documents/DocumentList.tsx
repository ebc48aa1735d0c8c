import { EmptyState } from '@advisor/ui/components/EmptyState';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Select } from '@advisor/ui/entry';
import { SearchOutlined } from '@advisor/ui/icons';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDocuments, kindName, kindsOf } from '../../documents/document-list';
import { type ColumnsOfDocuments, useDocumentColumns } from './document-columns';
import { DocumentPreview } from './DocumentPreview';
import { DocumentSelection } from './DocumentSelection';
import { type CaseDocument } from '../../documents/documents.queries';

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
  const choose = useCallback(
    (documentId: number, isChosen: boolean) =>
      setChosenIds((ids) =>
        isChosen ? [...ids, documentId] : ids.filter((chosenId) => chosenId !== documentId),
      ),
    [],
  );
  // What has left the list meanwhile is not chosen any more.
  const chosen = chosenIds.flatMap(
    (id) => documents.find(({ documentId }) => documentId === id) ?? [],
  );
  const found = useMemo(() => findDocuments(documents, { query, kind }), [documents, query, kind]);
  // What is typed does not wait for the rows.
  const rows = useDeferredValue(found);
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
      <DocumentTable
        caseId={caseId}
        rows={rows}
        chosenIds={chosenIds}
        onChoose={choose}
        onShow={setShownId}
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

interface DocumentTableProps extends ColumnsOfDocuments {
  rows: readonly CaseDocument[];
}

const DocumentTable = memo(({ rows, ...shown }: DocumentTableProps) => {
  const { t } = useTranslation('case-documents');
  const columns = useDocumentColumns(shown);
  return (
    <QueryTable
      label={t('list.label')}
      columns={columns}
      rows={rows}
      rowKey="documentId"
      pageSize={20}
      urlPrefix="documents"
      empty={<EmptyState icon={<SearchOutlined />} title={t('notFound')} />}
    />
  );
});
