import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { DateText } from '@advisor/ui/components/DateText';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
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

const columns = ['document', 'type', 'state', 'created'] as const;

/** What waits comes first. A table on a desk, cards on a phone. */
export function DocumentTable({ documents, reference }: DocumentTableProps) {
  const { t } = useTranslation('signing-documents');
  const sorted = useMemo(() => inSigningOrder(documents), [documents]);
  return (
    <table className="signing-documents" aria-label={t('page.documents')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`list.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('list.column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((document) => (
          <DocumentRow key={document.documentOnSAId} document={document} reference={reference} />
        ))}
      </tbody>
    </table>
  );
}

function DocumentRow({
  document,
  reference,
}: {
  document: DocumentOnSA;
  reference: CaseReference;
}) {
  const { name, formId, signatureTypeId, createdOn } = document;
  return (
    <tr>
      <th scope="row" className="signing-documents__name">
        <Link to={documentLink(document, reference)}>{name}</Link>
        {formId && <span className="signing-documents__form">{formId}</span>}
      </th>
      <td className="signing-documents__type">{signatureTypeName(signatureTypeId)}</td>
      <td className="signing-documents__state">
        <DocumentState document={document} />
      </td>
      <td className="signing-documents__created">
        <DateText value={createdOn} as="dateTime" />
      </td>
      <td className="signing-documents__actions">
        <DocumentActions document={document} look="row" />
      </td>
    </tr>
  );
}
