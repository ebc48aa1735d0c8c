import { isApiError } from '@advisor/api-client/api-error';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostBridge } from '../bridge/host-bridge';
import { failureCode, isSilent } from '../service/failure';
import type { SigningDocument } from '../service/signing-document';
import { useSignatures } from '../service/use-signatures';
import type { SigningProcess } from '../signatures/signing-state';
import { FailureDialog } from './FailureDialog';
import { LoadFailure } from './LoadFailure';
import { SigningPanel } from './SigningPanel';
import { useDocumentStatus } from './use-document-status';
import { useFailure } from './use-failure';
import './signing-card.css';

const DocumentReader = lazyPart(() => import('./DocumentReader'), <Skeleton rows={8} />);

interface SigningCardProps {
  /** The same object as long as it is the same document. */
  document: SigningDocument;
  /** The process that the address asks for; opened when it may be. */
  processType?: SigningProcess | undefined;
}

/**
 * Signing of one document (part 1, section 2). The same inside the host and embedded in another
 * application: what differs is the `HostBridge` around it.
 */
export function SigningCard({ document, processType }: SigningCardProps) {
  const { t } = useTranslation('signing');
  const bridge = useHostBridge();
  const source = useSignatures(document);
  const readerId = useId();
  const [isReading, setIsReading] = useState(false);
  // Whoever leaves the document goes on where it was opened.
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) window.document.getElementById(readerId)?.focus();
    wasReading.current = isReading;
  }, [isReading, readerId]);
  const { query, signatures } = source;
  const failures = useFailure();
  const { failure, show, closeDialog } = failures;
  useDocumentStatus(document, signatures);

  const loadError = query.error;
  useEffect(() => {
    if (loadError) show(loadError);
  }, [loadError, show]);

  const isLost = loadError !== null && !query.isFetching && !isSilent(loadError);
  const isShownAsLost = isLost && !signatures;
  useEffect(() => {
    if (!isShownAsLost) return;
    const traceId = isApiError(loadError) ? loadError.traceId : undefined;
    bridge.loadFailed?.({ reason: failureCode(loadError), traceId });
  }, [isShownAsLost, loadError, bridge]);
  return (
    <section className="sig-card" aria-label={t('card.title')}>
      {signatures ? (
        <>
          {isReading && (
            <DocumentReader
              document={document}
              onFailure={show}
              onClose={() => setIsReading(false)}
            />
          )}
          {/* Stays as it is meanwhile: nothing that was chosen or typed is lost. */}
          <div hidden={isReading}>
            <SigningPanel
              document={document}
              processType={processType}
              source={{ ...source, signatures }}
              failures={failures}
              reader={{ id: readerId, open: () => setIsReading(true) }}
            />
          </div>
        </>
      ) : isLost ? (
        <LoadFailure error={loadError} onRetry={() => void query.refetch()} />
      ) : (
        <div className="sig-card__loading">
          <Skeleton shape="list" rows={4} />
          <p className="sig-card__preparing">{t('card.preparing')}</p>
        </div>
      )}
      <FailureDialog
        error={failure?.error}
        open={failure?.isDialogOpen ?? false}
        onClose={closeDialog}
      />
    </section>
  );
}
