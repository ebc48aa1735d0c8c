import { setUpUser } from '@advisor/testing/user';
import { createQueryClient } from '@advisor/api-client/query-client';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { HostBridgeContext, type HostBridge } from '../bridge/host-bridge';
import { SigningCard } from '../card/SigningCard';
import texts from '../cs.json';
import type { SigningDocument } from '../service/signing-document';
import type { SigningProcess } from '../signatures/signing-state';

export const signingDocument: SigningDocument = {
  context: 'epodpisy',
  org: '0100',
  documentExternalId: 'EP-000001',
};

/** A bridge that records what the card tells it. */
export function recordingBridge(more: Partial<HostBridge> = {}) {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...[event]: unknown[]) => {
      calls.push(event === undefined ? name : `${name} ${JSON.stringify(event)}`);
    };
  const bridge: HostBridge = {
    returnPath: () => '/mortgage/documents-signing/7',
    navigationOrigins: ['https://pad.example'],
    navigate: note('navigate'),
    redirect: note('redirect'),
    refresh: note('refresh'),
    statusChanged: note('statusChanged'),
    signStarted: note('signStarted'),
    signFailed: note('signFailed'),
    signed: note('signed'),
    declined: note('declined'),
    loadFailed: note('loadFailed'),
    completed: note('completed'),
    cancelled: note('cancelled'),
    dirty: note('dirty'),
    popupBlocked: note('popupBlocked'),
    ...more,
  };
  /** Names of the events only. */
  const names = () => calls.map((call) => call.split(' ')[0]);
  return { bridge, calls, names };
}

interface RenderCardOptions {
  processType?: SigningProcess;
  /** Where the card's surroundings are others than usual. */
  bridge?: Partial<HostBridge>;
  /** What the page's error policy gets. */
  onError?: (error: unknown) => void;
}

/** The card as a page shows it: real calls, real query client without repeats of failed reads. */
export async function renderCard({
  processType,
  bridge,
  onError = () => undefined,
}: RenderCardOptions = {}) {
  await initI18n();
  addTexts('signing', texts);
  const recorder = recordingBridge(bridge);
  const queryClient = createQueryClient({ onFailure: onError });
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <HostBridgeContext value={recorder.bridge}>
        <SigningCard document={signingDocument} processType={processType} />
      </HostBridgeContext>
    </QueryClientProvider>,
  );
  return { ...view, ...recorder, user: setUpUser() };
}
