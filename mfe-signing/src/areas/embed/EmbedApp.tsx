import { reportHeight } from '@advisor/embed/report-height';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { HostBridgeContext } from '../../bridge/host-bridge';
import { SigningCard } from '../../card/SigningCard';
import type { SigningDocument } from '../../service/signing-document';
import type { EmbedQuery } from './embed-query';
import { createEmbeddedBridge } from './embedded-bridge';
import { EmbedMessage } from './EmbedMessage';
import type { Frame, FrameRefusal } from './frame';
import { markedReturnPath } from './return-mark';

/** With the first touch: before a form can be open, and not before the card is. */
const loadFormStyles = () => void import('./form-styles');

interface EmbedAppProps {
  frame: Frame;
  query: EmbedQuery;
  document: SigningDocument;
  navigationOrigins: readonly string[];
  refusal: FrameRefusal | undefined;
}

/** The signing card alone in another application's page. */
export function EmbedApp({ frame, query, document, navigationOrigins, refusal }: EmbedAppProps) {
  const { connection, session } = frame;
  const main = useRef<HTMLElement>(null);
  const state = useSyncExternalStore(session.subscribe, () => session.state);

  useEffect(
    () => (main.current ? reportHeight(connection, main.current) : undefined),
    [connection],
  );

  return (
    <main
      ref={main}
      className="embed"
      tabIndex={-1}
      onFocusCapture={loadFormStyles}
      onPointerDownCapture={loadFormStyles}
    >
      {refusal !== undefined ? (
        <EmbedMessage reason={refusal} />
      ) : state.kind === 'starting' ? (
        <Skeleton rows={5} />
      ) : state.kind === 'missing' ? (
        <EmbedMessage reason="sessionMissing" />
      ) : state.kind === 'unavailable' ? (
        <EmbedMessage reason="unavailable" traceId={state.traceId} onRetry={session.retry} />
      ) : (
        <OpenCard
          frame={frame}
          query={query}
          document={document}
          navigationOrigins={navigationOrigins}
          isEnded={state.isEnded}
        />
      )}
    </main>
  );
}

interface OpenCardProps extends Omit<EmbedAppProps, 'refusal'> {
  /** The session is gone; what is typed stays until the parent renews it. */
  isEnded: boolean;
}

function OpenCard({ frame, query, document, navigationOrigins, isEnded }: OpenCardProps) {
  const { t } = useTranslation(['signing-embed', 'signing']);
  const { connection, queryClient, hasReturned } = frame;
  const [isRefused, setIsRefused] = useState(false);
  const bridge = useMemo(
    () =>
      createEmbeddedBridge({
        connection,
        returnPath: markedReturnPath(window.location),
        hasReturned,
        navigationOrigins,
        onReady: () =>
          requestAnimationFrame(() => {
            const shown = window.document.querySelector('main')?.getBoundingClientRect();
            const height = Math.ceil(shown?.height ?? 0);
            connection.send('ready', { documentId: document.documentExternalId, height });
          }),
        onNavigationRefused: () => setIsRefused(true),
      }),
    [connection, hasReturned, document, navigationOrigins],
  );
  useEffect(
    () => connection.on('canClose', () => ({ ...bridge.closeState })),
    [connection, bridge],
  );

  const hasData = queryClient.getQueriesData({}).some(([, data]) => data !== undefined);
  if (isEnded && !hasData) return <EmbedMessage reason="sessionMissing" />;
  return (
    <HostBridgeContext value={bridge}>
      {isEnded && (
        <InfoBar
          severity="warning"
          title={t('embed.sessionEnded')}
          description={t('embed.sessionEndedText')}
        />
      )}
      {isRefused && <InfoBar severity="error" title={t('signing:failure.address')} />}
      <SigningCard document={document} processType={query.processType} />
    </HostBridgeContext>
  );
}
