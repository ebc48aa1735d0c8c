import { newDocumentSigningPath, signingAddresses } from '@advisor/addresses/signing';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { StopOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentLink, inSigningOrder } from '../document-list';
import { DocumentState, signatureTypeName } from '../document-presentation';
import type { CaseReference } from '@advisor/case/open';
import { documentsQuery } from '../documents.queries';
import './documents-widget.css';
import '../texts';

/** So many stand here; the others are on the screen of the list. */
const mostShown = 6;

/** A case's documents to sign, for other areas' screens: what waits comes first. */
export default function DocumentsWidget(reference: CaseReference) {
  const { t } = useTranslation('signing-documents');
  const maySee = usePermission(permission.getSigningDocuments);
  if (maySee) return <Documents reference={reference} />;
  return (
    <Section title={t('list.widget.title')}>
      <EmptyState icon={<StopOutlined />} title={t('list.widget.forbidden')} />
    </Section>
  );
}

function Documents({ reference }: { reference: CaseReference }) {
  const { t } = useTranslation('signing-documents');
  const { data, isPending, refetch } = useQuery(documentsQuery(reference));
  const documents = data && inSigningOrder(data.documentsOnSA);
  const count = documents?.length ?? 0;
  return (
    <Section
      title={t('list.widget.title')}
      actions={
        <>
          <Link to={newDocumentSigningPath({ isDigital: false, ...reference })}>
            {t('list.new')}
          </Link>
          <Link to={signingAddresses.documentsSigning.to(reference)}>
            {count > mostShown ? t('list.widget.allOf', { count }) : t('list.widget.all')}
          </Link>
        </>
      }
    >
      {documents === undefined ? (
        isPending ? (
          <Skeleton rows={3} shape="list" />
        ) : (
          <ErrorState title={t('list.widget.failed')} onRetry={() => void refetch()} />
        )
      ) : count === 0 ? (
        <p className="adv-muted">{t('list.emptyText')}</p>
      ) : (
        <ul className="signing-widget">
          {documents.slice(0, mostShown).map((document) => (
            <li key={document.documentOnSAId}>
              <Link className="signing-widget__name" to={documentLink(document, reference)}>
                {document.name}
              </Link>
              <span className="adv-muted">{signatureTypeName(document.signatureTypeId)}</span>
              <DocumentState document={document} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
