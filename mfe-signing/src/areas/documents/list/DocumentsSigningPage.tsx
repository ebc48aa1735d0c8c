import { newDocumentSigningPath } from '@advisor/addresses/signing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { PlusOutlined, ReloadOutlined, SignatureOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { CaseReference } from '@advisor/case/open';
import { documentsQuery } from '../documents.queries';
import { useNextFocus } from '../use-next-focus';
import { DocumentTable } from './components/DocumentTable';
import './documents-signing.css';
import '../texts';

/** What a case, or one arrangement of it, has to sign and has signed. */
export default function DocumentsSigningPage() {
  const { t } = useTranslation('signing-documents');
  const reference = useLoaderData<CaseReference>();
  const navigate = useNavigate();
  const query = usePrefetchedQuery(documentsQuery(reference));
  const { documentsOnSA } = query.data;
  useNextFocus();
  const newDocument = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate(newDocumentSigningPath({ isDigital: false, ...reference }))}
    >
      {t('list.new')}
    </Button>
  );

  return (
    <Page
      title={t('page.documents')}
      actions={
        <>
          <Button
            icon={<ReloadOutlined aria-hidden />}
            loading={query.isRefetching}
            onClick={() => void query.refetch()}
          >
            {t('list.reload')}
          </Button>
          {documentsOnSA.length > 0 && newDocument}
        </>
      }
    >
      {documentsOnSA.length === 0 ? (
        <EmptyState
          icon={<SignatureOutlined />}
          title={t('list.empty')}
          description={t('list.emptyText')}
          action={newDocument}
        />
      ) : (
        <DocumentTable documents={documentsOnSA} reference={reference} />
      )}
    </Page>
  );
}
