import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { documentSigningStatus } from '@advisor/contracts/codebooks/document';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { ClockCircleOutlined } from '@advisor/ui/icons';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { HostBridgeContext } from '../../../bridge/host-bridge';
import { SigningCard } from '../../../card/SigningCard';
import { ClosedReason } from '../ClosedReason';
import { isCancelled, isFinal, isPhysical } from '../document-actions';
import { DocumentState } from '../document-presentation';
import { DocumentActions } from '../DocumentActions';
import { documentQuery } from '../documents.queries';
import { useNextFocus } from '../use-next-focus';
import { documentInService } from '../../../service/signing-document';
import { FailedProcessing } from './components/FailedProcessing';
import { besidePaper, PaperSigning } from './components/PaperSigning';
import type { SigningDetail } from './signing-detail.loader';
import { useHostPage } from './use-host-page';
import '../texts';

/** One document: what it is, how far it is, and its signing. */
export default function SigningDetailPage() {
  const { documentOnSAId } = useLoaderData<SigningDetail>();
  const query = usePrefetchedQuery(documentQuery(documentOnSAId));
  const document = query.data;
  useNextFocus();
  return (
    <Page
      title={document.name}
      state={<DocumentState document={document} />}
      actions={
        <DocumentActions
          document={document}
          look="page"
          {...(isPhysical(document) && !isFinal(document) && { only: besidePaper })}
        />
      }
      description={document.formId}
    >
      <div data-home>
        {document.closed && <ClosedNotice closed={document.closed} arrangement={document} />}
      </div>
      {document.signingStatus === documentSigningStatus.error.code && (
        <FailedProcessing documentOnSAId={documentOnSAId} />
      )}
      {isCancelled(document) ? (
        <Cancelled />
      ) : isPhysical(document) ? (
        <PaperSigning document={document} />
      ) : (
        <ServiceSigning
          externalId={document.externalId}
          isLoading={query.isRefetching}
          onReload={() => void query.refetch()}
        />
      )}
    </Page>
  );
}

/** Above the signing, which is refused until then. */
function ClosedNotice(props: Pick<ComponentProps<typeof ClosedReason>, 'arrangement' | 'closed'>) {
  const { t } = useTranslation('signing-documents');
  return (
    <InfoBar
      severity="warning"
      title={t('information.title')}
      description={<ClosedReason {...props} />}
    />
  );
}

function Cancelled() {
  const { t } = useTranslation('signing-documents');
  return <InfoBar severity="info" title={t('page.cancelled')} />;
}

interface ServiceSigningProps {
  externalId: string | undefined;
  isLoading: boolean;
  onReload: () => void;
}

/** The signing card, or why the signature service cannot be asked. */
function ServiceSigning({ externalId, isLoading, onReload }: ServiceSigningProps) {
  const { t } = useTranslation('signing-documents');
  const { processType, signatureService } = useLoaderData<SigningDetail>();
  const document = useMemo(
    () => documentInService(externalId, signatureService),
    [externalId, signatureService],
  );
  if (!signatureService) {
    return <ErrorState title={t('page.noService')} message={t('page.noServiceText')} />;
  }
  if (!document) {
    return (
      <EmptyState
        icon={<ClockCircleOutlined />}
        title={t('page.notReady')}
        description={t('page.notReadyText')}
        action={
          <Button loading={isLoading} onClick={onReload}>
            {t('page.reload')}
          </Button>
        }
      />
    );
  }
  return (
    <WithBridge navigationOrigins={signatureService.navigationOrigins}>
      <SigningCard document={document} processType={processType} />
    </WithBridge>
  );
}

/** Direct calls instead of messages; and the question before something typed is left. */
function WithBridge({
  navigationOrigins,
  children,
}: {
  navigationOrigins: readonly string[];
  children: ReactNode;
}) {
  const { t } = useTranslation('signing-documents');
  const { bridge, guard } = useHostPage(navigationOrigins);
  return (
    <HostBridgeContext value={bridge}>
      {children}
      <LeaveQuestion guard={guard} title={t('page.leave.typedTitle')}>
        {t('page.leave.typedText')}
      </LeaveQuestion>
    </HostBridgeContext>
  );
}
