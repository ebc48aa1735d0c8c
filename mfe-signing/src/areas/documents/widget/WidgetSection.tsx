import type { CaseReference } from '@advisor/case/open';
import { newDocumentSigningPath, signingAddresses } from '@advisor/addresses/signing';
import { permission } from '@advisor/contracts/permissions';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
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
import { documentsQuery } from '../documents.queries';
import './documents-widget.css';
import '../texts';

/** So many stand here; the others are on the screen of the list. */
const mostShown = 6;

interface WidgetSectionProps {
  reference: CaseReference;
  /** Which of the documents stand here; the list has them all. */
  isShown: (document: DocumentOnSA) => boolean;
  /** What is said when none stands here. @param count of those that the list has */
  none: (count: number) => string;
}

/** Documents to sign on a screen of another area: what waits comes first. */
export function WidgetSection(props: WidgetSectionProps) {
  const { t } = useTranslation('signing-documents');
  const maySee = usePermission(permission.getSigningDocuments);
  if (maySee) return <Documents {...props} />;
  return (
    <Section title={t('list.widget.title')}>
      <EmptyState icon={<StopOutlined />} title={t('list.widget.forbidden')} />
    </Section>
  );
}

function Documents({ reference, isShown, none }: WidgetSectionProps) {
  const { t } = useTranslation('signing-documents');
  const { data, isPending, refetch } = useQuery(documentsQuery(reference));
  const count = data?.documentsOnSA.length ?? 0;
  const shown = data && inSigningOrder(data.documentsOnSA).filter(isShown).slice(0, mostShown);
  return (
    <Section
      title={t('list.widget.title')}
      actions={
        <>
          <Link to={newDocumentSigningPath({ isDigital: false, ...reference })}>
            {t('list.new')}
          </Link>
          <Link to={signingAddresses.documentsSigning.to(reference)}>
            {count > (shown?.length ?? 0)
              ? t('list.widget.allOf', { count })
              : t('list.widget.all')}
          </Link>
        </>
      }
    >
      {shown === undefined ? (
        isPending ? (
          <Skeleton rows={3} shape="list" />
        ) : (
          <ErrorState title={t('list.widget.failed')} onRetry={() => void refetch()} />
        )
      ) : shown.length === 0 ? (
        <p className="adv-muted">{none(count)}</p>
      ) : (
        <ul className="signing-widget">
          {shown.map((document) => (
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
