import { call, configureApi } from '@advisor/api-client/call';
import { createQueryClient } from '@advisor/api-client/query-client';
import { isApiError } from '@advisor/api-client/api-error';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { embeddedHeader } from '@advisor/contracts/error-codes';
import { connectToParent, type Outcome, type ParentConnection } from '@advisor/embed/child';
import type { QueryClient } from '@tanstack/react-query';
import { signaturesQuery } from '../../service/signatures.queries';
import type { SigningDocument } from '../../service/signing-document';
import { takeEarlyAnswers } from './early-answers';
import type { EmbedSettings } from './embed-settings';
import { FrameSession } from './frame-session';
import { showTheme } from './frame-theme';
import { takeReturnMark } from './return-mark';

/** The script's name carries its content's hash: the build that the parent's people see. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/signing."]')?.src.split('/').at(-1) ??
  'unknown';

export interface Frame {
  connection: ParentConnection;
  session: FrameSession;
  queryClient: QueryClient;
  /** The browser has just come back from the signing device. */
  hasReturned: boolean;
}

/** Why nothing is shown; what the parent hears as `loadError`. */
export type FrameRefusal =
  | 'badParameters'
  | 'misconfigured'
  | 'documentMismatch'
  | Extract<Outcome, { mode: 'refused' }>['reason'];

interface FrameOptions {
  document: SigningDocument;
  settings: EmbedSettings;
  /** From the address's fragment, for parents without the handshake. */
  fragmentCode: string | undefined;
  onRefused: (reason: FrameRefusal) => void;
  /** The parent needs the frame no more. */
  onDestroyed: () => void;
}

/** Where there is nothing to connect for, the parent hears why. */
export function tellRefusal({ parentOrigins }: EmbedSettings, reason: FrameRefusal): void {
  const connection = connectToParent({ allowedOrigins: parentOrigins, build: buildName() });
  connection.on('init', ({ theme }) => showTheme(theme));
  connection.send('loadError', { code: reason });
}

/**
 * Connects the frame to its parent and opens the session.
 * @throws {TypeError} when a configured origin is not an exact one
 */
export function createFrame({
  document,
  settings,
  fragmentCode,
  onRefused,
  onDestroyed,
}: FrameOptions): Frame {
  const { documentExternalId } = document;
  const connection = connectToParent({
    allowedOrigins: settings.parentOrigins,
    navigationOrigins: settings.signatureService?.navigationOrigins,
    build: buildName(),
  });
  const queryClient = createQueryClient({
    onFailure: (error) => {
      if (isApiError(error) && error.status === 401) session.refuse();
    },
  });
  const session = new FrameSession({
    exchange: async (code) => {
      const early = takeEarlyAnswers(code);
      const opened = await early?.session;
      if (!opened) return call(embedCalls.exchangeCode, { body: { code, documentExternalId } });
      const signatures = await early?.signatures;
      if (signatures) queryClient.setQueryData(signaturesQuery(document).queryKey, signatures);
      return opened;
    },
    onExpiring: (secondsLeft) => connection.send('sessionExpiring', { secondsLeft }),
    onExpired: () => connection.send('sessionExpired', {}),
    onRenewed: () => void queryClient.invalidateQueries(),
    onUnavailable: (traceId) => connection.send('loadError', { code: 'unavailable', traceId }),
  });
  configureApi({
    serviceOrigin: settings.signatureService?.origin ?? '',
    headers: { [embeddedHeader]: encodeURIComponent(documentExternalId) },
    onAnswer: (_operation, { background }) => {
      if (!background) session.touch();
    },
  });

  connection.on('init', ({ documentId, theme, code }) => {
    if (documentId !== documentExternalId) return onRefused('documentMismatch');
    showTheme(theme);
    session.open(code);
  });
  connection.on('configure', ({ theme }) => theme && showTheme(theme));
  connection.on('sessionRenewed', ({ code }) => session.open(code));
  connection.on('reload', () => void queryClient.invalidateQueries());
  connection.on('destroy', onDestroyed);
  connection.on('focus', () => window.document.querySelector<HTMLElement>('main')?.focus());
  // Does not wait for the handshake: a parent that knows it gives its code by `init` instead.
  if (fragmentCode !== undefined) session.open(fragmentCode);
  const follow = async () => {
    const outcome = await connection.outcome;
    if (outcome.mode === 'refused') onRefused(outcome.reason);
    // Such a parent sends no init; one that answers late still may.
    if (outcome.mode === 'plain') session.open(undefined);
  };
  void follow();
  return { connection, session, queryClient, hasReturned: takeReturnMark() };
}
