import { permission } from '@advisor/contracts/permissions';
import { paths } from '@advisor/shell/paths';
import { usePermission } from '@advisor/shell/session';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { SignatureOutlined, StopOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentLink, inSigningOrder } from '../../documents/document-list';
import { SignatureStateChip, signatureTypeName } from '../../documents/document-presentation';
import { documentsQuery, type CaseReference } from '../../documents/documents.queries';
import './documents-widget.css';

/** A case's documents to sign, for other areas' screens. */
export default function DocumentsWidget(reference: CaseReference) {
  const { t } = useTranslation('signing');
  const maySee = usePermission(permission.getSigningDocuments);
  return (
    <Section
      title={t('list.widget.title')}
      actions={maySee && <Link to={paths.documentsSigning(reference)}>{t('list.widget.all')}</Link>}
    >
      {maySee ? (
        <Documents reference={reference} />
      ) : (
        <EmptyState icon={<StopOutlined />} title={t('list.widget.forbidden')} />
      )}
    </Section>
  );
}

function Documents({ reference }: { reference: CaseReference }) {
  const { t } = useTranslation('signing');
  const { data, isPending, refetch } = useQuery(documentsQuery(reference));
  if (data === undefined) {
    return isPending ? (
      <Skeleton rows={3} shape="list" />
    ) : (
      <ErrorState title={t('list.widget.failed')} onRetry={() => void refetch()} />
    );
  }
  const documents = inSigningOrder(data.documentsOnSA);
  if (documents.length === 0) {
    return <EmptyState icon={<SignatureOutlined />} title={t('list.empty')} />;
  }
  return (
    <ul className="signing-widget">
      {documents.map((document) => (
        <li key={document.documentOnSAId}>
          <Link className="signing-widget__name" to={documentLink(document, reference)}>
            {document.name}
          </Link>
          <span className="adv-muted">{signatureTypeName(document.signatureTypeId)}</span>
          <SignatureStateChip state={document.signatureState} />
        </li>
      ))}
    </ul>
  );
}
