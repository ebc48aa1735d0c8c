import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { DateText } from '@advisor/ui/components/DateText';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CaseReference } from '@advisor/case/open';
import { DocumentActions } from '../../DocumentActions';
import { documentLink, inSigningOrder } from '../../document-list';
import { DocumentState, signatureTypeName } from '../../document-presentation';

interface DocumentTableProps {
  documents: readonly DocumentOnSA[];
  reference: CaseReference;
}

/** What waits comes first. A table on a desk, a list of each on a phone. */
export function DocumentTable({ documents, reference }: DocumentTableProps) {
  const { t } = useTranslation('signing-documents');
  const sorted = useMemo(() => inSigningOrder(documents), [documents]);
  return (
    <PlainTable
      label={t('page.documents')}
      className="signing-documents"
      narrow="list"
      rows={sorted}
      rowKey={({ documentOnSAId }) => documentOnSAId}
      columns={[
        {
          title: t('list.column.document'),
          render: (document) => (
            <>
              <Link to={documentLink(document, reference)}>{document.name}</Link>
              {document.formId && <small>{document.formId}</small>}
            </>
          ),
        },
        {
          title: t('list.column.type'),
          isText: true,
          render: ({ signatureTypeId }) => signatureTypeName(signatureTypeId),
        },
        {
          title: t('list.column.state'),
          isText: true,
          render: (document) => <DocumentState document={document} />,
        },
        {
          title: t('list.column.created'),
          isText: true,
          render: ({ createdOn }) => <DateText value={createdOn} as="dateTime" />,
        },
        {
          title: t('list.column.actions'),
          isTitleHidden: true,
          className: 'signing-documents__actions',
          render: (document) => <DocumentActions document={document} look="row" />,
        },
      ]}
    />
  );
}
