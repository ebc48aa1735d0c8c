import { documentSigningPath } from '@advisor/addresses/signing';
import { reportHeight } from '@advisor/embed/report-height';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { HostBridgeContext } from '../../bridge/host-bridge';
import { SigningCard } from '../../card/SigningCard';
import type { SigningDocument } from '../../service/signing-document';
import type { EmbedQuery } from './embed-query';
import { createEmbeddedBridge } from './embedded-bridge';
import { EmbedMessage } from './EmbedMessage';
import type { Frame, FrameRefusal } from './frame';
import type { SessionState } from './frame-session';
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

/** The document in the workplace, where a window of its own keeps its session. */
function placeElsewhere(
  { reason, documentOnSAId }: Extract<SessionState, { kind: 'missing' }>,
  { processType }: EmbedQuery,
): string | undefined {
  if (reason !== 'sessionNotKept' || documentOnSAId === undefined) return undefined;
  return documentSigningPath({ documentOnSAId, isDigital: processType === 'MSC' });
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
        <EmbedMessage
          reason={state.reason}
          elsewhere={placeElsewhere(state, query)}
          onRetry={
            state.reason === 'sessionNotKept'
              ? undefined
              : () => connection.send('sessionExpired', {})
          }
        />
      ) : state.kind === 'unavailable' ? (
        <EmbedMessage reason="unavailable" traceId={state.traceId} onRetry={session.retry} />
      ) : (
        <OpenCard
          frame={frame}
          query={query}
          document={document}
          navigationOrigins={navigationOrigins}
          isEnded={state.isEnded}
          isActionLost={state.isActionLost === true}
        />
      )}
    </main>
  );
}

interface OpenCardProps extends Omit<EmbedAppProps, 'refusal'> {
  /** The session is gone; what is typed stays until the parent renews it. */
  isEnded: boolean;
  isActionLost: boolean;
}

function OpenCard(props: OpenCardProps) {
  const { frame, query, document, navigationOrigins, isEnded, isActionLost } = props;
  const { t } = useTranslation(['signing-embed', 'signing']);
  const { connection, session, returned, pageOrigins, keepSession } = frame;
  const bridge = useMemo(
    () =>
      createEmbeddedBridge({
        connection,
        returnPath: (started) => markedReturnPath(window.location, started),
        returned,
        navigationOrigins,
        pageOrigins,
        // Not in the next frame of the browser's: one that is not painted has none.
        onReady: () => {
          const shown = window.document.querySelector('main')?.getBoundingClientRect();
          const height = Math.ceil(shown?.height ?? 0);
          connection.send('ready', { documentId: document.documentExternalId, height });
        },
        onLeave: keepSession,
      }),
    [connection, returned, pageOrigins, keepSession, document, navigationOrigins],
  );
  useEffect(
    () => connection.on('canClose', () => ({ ...bridge.closeState })),
    [connection, bridge],
  );

  return (
    <HostBridgeContext value={bridge}>
      {isEnded && (
        <InfoBar
          severity="warning"
          title={t('embed.sessionEnded')}
          description={t('embed.sessionEndedText')}
        />
      )}
      {isActionLost && (
        <InfoBar
          severity="warning"
          title={t('embed.actionLost')}
          description={t('embed.actionLostText')}
          onClose={() => session.loseAction(false)}
        />
      )}
      <SigningCard document={document} processType={query.processType} />
    </HostBridgeContext>
  );
}
