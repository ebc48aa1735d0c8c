import { observeFailure, observeWindow } from '@advisor/api-client/diagnostics/observed-failures';
import { whenIdle } from '@advisor/api-client/diagnostics/when-idle';
import { logFailure } from '@advisor/api-client/failure-log';
import { openDrafts } from '@advisor/forms/drafts';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ErrorInfo } from 'react';
import { createRoot } from 'react-dom/client';
import texts from '../../cs.json';
import type { SigningDocument } from '../../service/signing-document';
import { CrashBoundary } from './CrashBoundary';
import { parseEmbedQuery, readFragmentCode } from './embed-query';
import { readEmbedSettings } from './embed-settings';
import { EmbedApp } from './EmbedApp';
import { EmbedMessage } from './EmbedMessage';
import { createFrame, announceRefusal, type FrameRefusal } from './frame';
import { showLocale } from './frame-locale';
import { showTheme } from './frame-theme';
import { addEmbedTexts } from './texts';
import './embed.css';

/** A skeleton that only flashes is worse than none, and costs a rendering. In ms. */
const skeletonAfterMs = 200;

observeWindow();

const noteCrash = (error: unknown, { componentStack }: ErrorInfo) => {
  logFailure(error);
  observeFailure(error, 'render', componentStack ?? undefined);
};
const root = createRoot(document.getElementById('root') as HTMLElement, {
  onUncaughtError: noteCrash,
  onCaughtError: noteCrash,
});

const refuse = (reason: FrameRefusal | 'crashed') =>
  root.render(
    <main className="embed">
      <EmbedMessage reason={reason} />
    </main>,
  );

async function start(): Promise<void> {
  showTheme('light');
  const settings = readEmbedSettings(document);
  whenIdle(async () => (await import('./report-page')).reportPage(settings.version));
  const query = parseEmbedQuery(window.location.search);
  const fragmentCode = readFragmentCode(window.location.hash);
  // A code has no place in an address that somebody may copy.
  if (fragmentCode !== undefined) {
    history.replaceState(null, '', `${window.location.pathname}${window.location.search}`);
  }
  await initI18n();
  addTexts('signing', texts);
  addEmbedTexts();
  await showLocale(query?.locale);
  if (!query || !settings.signatureService) {
    const reason = query ? 'misconfigured' : 'badParameters';
    refuse(reason);
    announceRefusal(settings, reason);
    return;
  }

  const { context, navigationOrigins } = settings.signatureService;
  const signingDocument: SigningDocument = {
    context,
    org: query.org,
    documentExternalId: query.documentExternalId,
  };
  // Whoever opens this document in this frame has the same right to what was typed for it.
  openDrafts(`embed-${query.documentExternalId}`);
  const render = (refusal?: FrameRefusal) =>
    root.render(
      <QueryClientProvider client={frame.queryClient}>
        <CrashBoundary onCrash={() => frame.connection.send('loadError', { code: 'crashed' })}>
          <EmbedApp
            frame={frame}
            query={query}
            document={signingDocument}
            navigationOrigins={navigationOrigins}
            refusal={refusal}
          />
        </CrashBoundary>
      </QueryClientProvider>,
    );
  let isRefused = false;
  const early = window.earlyAnswers?.signatures;
  const frame = createFrame({
    document: signingDocument,
    settings,
    fragmentCode,
    onRefused: (reason) => {
      const wasRefused = isRefused;
      isRefused = reason !== undefined;
      if (reason !== undefined) frame.connection.send('loadError', { code: reason });
      if (isRefused || wasRefused) render(reason);
    },
    // Nothing of it asks the server any more, also where the page keeps the element.
    onDestroyed: () => {
      root.unmount();
      frame.queryClient.clear();
    },
  });
  if (early) {
    await Promise.race([early, new Promise((resolve) => setTimeout(resolve, skeletonAfterMs))]);
  }
  if (!isRefused) render();
}

start().catch((error: unknown) => {
  observeFailure(error, 'load');
  refuse('misconfigured');
});
