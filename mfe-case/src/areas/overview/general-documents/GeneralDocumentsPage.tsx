import { operationUrl } from '@advisor/api-client/call';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { GeneralDocument } from '@advisor/contracts/documents/endpoints';
import { formatFileSize } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Highlight } from '@advisor/ui/components/Highlight';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Page } from '@advisor/ui/components/Page';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Section } from '@advisor/ui/components/Section';
import {
  DownloadOutlined,
  FileExcelOutlined,
  FilePdfOutlined,
  FileWordOutlined,
  SearchOutlined,
} from '@advisor/ui/icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { groupDocuments } from './document-list';
import { generalDocumentsQuery } from './documents.queries';
import './general-documents.css';
import '../texts';

const formatIcons: Record<GeneralDocument['format'], ComponentType<{ 'aria-hidden'?: boolean }>> = {
  pdf: FilePdfOutlined,
  docx: FileWordOutlined,
  xlsx: FileExcelOutlined,
};

/** Forms and templates that belong to no case. */
export default function GeneralDocumentsPage() {
  const { t } = useTranslation('case-overview');
  const documents = usePrefetchedQuery(generalDocumentsQuery()).data;
  const [search, setSearch] = useSearchParams();
  // Names of forms are no personal data: the search may stand in the address.
  const query = search.get('q') ?? '';
  const groups = groupDocuments(documents, query);
  const found = groups.reduce((sum, [, group]) => sum + group.length, 0);

  return (
    <Page title={t('documents.title')}>
      <div className="documents__tools">
        <SearchInput
          label={t('documents.search')}
          placeholder={t('documents.search')}
          value={query}
          onSearch={(text) =>
            setSearch(text.trim() === '' ? {} : { q: text.trim() }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        <LiveRegion>{t('documents.found', { count: found })}</LiveRegion>
      </div>
      {documents.length === 0 && <EmptyState title={t('documents.empty')} />}
      {documents.length > 0 && found === 0 && (
        <EmptyState icon={<SearchOutlined />} title={t('documents.notFound')} />
      )}
      {groups.map(([category, group]) => (
        <Section key={category} title={category}>
          <ul className="documents__list">
            {group.map((document) => (
              <DocumentRow key={document.documentId} document={document} query={query} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

function DocumentRow({ document, query }: { document: GeneralDocument; query: string }) {
  const { t } = useTranslation('case-overview');
  const { documentId, name, format, size, updatedOn } = document;
  const Icon = formatIcons[format];
  return (
    <li>
      <a
        className="documents__row"
        href={operationUrl(documentCalls.generalDocumentContent, { params: { documentId } })}
        download
      >
        <span className="documents__icon">
          <Icon aria-hidden />
        </span>
        <span className="documents__name">
          <Highlight text={name} query={query} />
        </span>
        <span className="documents__facts">
          {format.toUpperCase()} · {formatFileSize(size)}
        </span>
        <span className="documents__facts">
          {t('documents.updated')} <DateText value={updatedOn} />
        </span>
        <DownloadOutlined className="documents__download" aria-hidden />
      </a>
    </li>
  );
}
