import { call, configureApi } from '@advisor/api-client/call';
import { createQueryClient } from '@advisor/api-client/query-client';
import { isApiError } from '@advisor/api-client/api-error';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { embeddedHeader } from '@advisor/contracts/error-codes';
import { connectToParent, type Outcome, type ParentConnection } from '@advisor/embed/child';
import type { Appearance } from '@advisor/embed/messages';
import type { QueryClient } from '@tanstack/react-query';
import type { StartedSignature } from '../../bridge/host-bridge';
import { acceptedSignatures } from '../../service/checked-answer';
import { signaturesQuery } from '../../service/signatures.queries';
import type { SigningDocument } from '../../service/signing-document';
import { atMostEvery } from './at-most-every';
import { takeEarlyAnswers } from './early-answers';
import type { EmbedSettings } from './embed-settings';
import { endSession } from './end-session';
import { FrameSession } from './frame-session';
import { showAppearance } from './frame-appearance';
import { showLocale } from './frame-locale';
import { showTheme } from './frame-theme';
import { takeReturnMark } from './return-mark';

/** The script's name carries its content's hash: the build that the parent's people see. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/signing."]')?.src.split('/').at(-1) ??
  'unknown';

/** A parent waits 20 s for the first state: it should hear why there is none before. */
const exchangeLimitMs = 12_000;
/** For the first message after the handshake; the parent asks its own server for a code meanwhile. */
const initLimitMs = 30_000;
/** For a session that ended in the middle of a call. */
const renewalLimitMs = 10_000;
const reloadPauseMs = 1_000;

export interface Frame {
  connection: ParentConnection;
  session: FrameSession;
  queryClient: QueryClient;
  /** The browser has just come back from the signing device, of what its address says. */
  returned: Partial<StartedSignature> | undefined;
  /** Where the page around the frame lets signing lead to; undefined when it has not told. */
  pageOrigins: () => readonly string[] | undefined;
  /** The frame goes to the signing device: its session is wanted still. */
  keepSession: () => void;
}

/** Why nothing is shown; what the parent hears as `loadError`. */
export type FrameRefusal =
  | 'badParameters'
  | 'badInit'
  | 'misconfigured'
  | 'documentMismatch'
  | Extract<Outcome, { mode: 'refused' }>['reason'];

interface FrameOptions {
  document: SigningDocument;
  settings: EmbedSettings;
  /** From the address's fragment, for parents without the handshake. */
  fragmentCode: string | undefined;
  /** Undefined: what was refused has turned out well. */
  onRefused: (reason: FrameRefusal | undefined) => void;
  /** The parent needs the frame no more. */
  onDestroyed: () => void;
}

/** Where there is nothing to connect for, the parent hears why. */
export function announceRefusal({ parentOrigins }: EmbedSettings, reason: FrameRefusal): void {
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
  let isInitialised = false;
  let pageOrigins: readonly string[] | undefined;
  let initTimer: ReturnType<typeof setTimeout> | undefined;
  /** Also for a parent without the handshake, which gives no code at a reload. */
  let isSessionStored = true;
  const connection = connectToParent({
    allowedOrigins: settings.parentOrigins,
    navigationOrigins: settings.signatureService?.navigationOrigins,
    build: buildName(),
    onMalformedInit: () => onRefused('badInit'),
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
      if (!opened) {
        const input = { body: { code, documentExternalId } };
        return call(embedCalls.exchangeCode, input, { timeoutMs: exchangeLimitMs });
      }
      const signatures = await early?.signatures;
      if (signatures) {
        session.prove();
        showEarly(signatures);
      }
      return opened;
    },
    onExpiring: (secondsLeft) => connection.send('sessionExpiring', { secondsLeft }),
    onExpired: () => connection.send('sessionExpired', {}),
    onOpened: (isRenewal) => {
      connection.send('sessionOpened', {});
      if (isRenewal) void queryClient.invalidateQueries();
    },
    onMissing: (code) => connection.send('loadError', { code }),
    onUnavailable: (traceId) => connection.send('loadError', { code: 'unavailable', traceId }),
  });
  const showEarly = (answer: Parameters<typeof acceptedSignatures>[0]) => {
    try {
      queryClient.setQueryData(signaturesQuery(document).queryKey, acceptedSignatures(answer));
    } catch {
      // Asked for again, the answer says by itself what is wrong with it.
    }
  };
  configureApi({
    serviceOrigin: settings.signatureService?.origin ?? '',
    headers: { [embeddedHeader]: encodeURIComponent(documentExternalId) },
    onAnswer: ({ id }, { background }, status) => {
      if (status !== 401 && id !== embedCalls.exchangeCode.id) session.prove();
      if (!background) session.touch();
    },
    onUnauthorized: async ({ method }) => {
      session.refuse();
      const isRenewed = await session.renewed(isInitialised ? renewalLimitMs : 0);
      // Nobody knows of a reading that is made again by itself; of a click they do.
      if (!isRenewed && method !== 'GET') session.loseAction(true);
      return isRenewed;
    },
  });

  const showLook = (appearance?: Appearance) => {
    for (const refusal of showAppearance(appearance)) connection.send('appearanceRefused', refusal);
  };
  connection.on('init', ({ documentId, theme, locale, appearance, code, navigationOrigins }) => {
    isInitialised = true;
    pageOrigins = navigationOrigins;
    clearTimeout(initTimer);
    if (documentId !== documentExternalId) return onRefused('documentMismatch');
    onRefused(undefined);
    showTheme(theme);
    showLook(appearance ?? {});
    void showLocale(locale);
    session.open(code);
  });
  connection.on('configure', ({ theme, locale, appearance }) => {
    if (theme) showTheme(theme);
    if (theme || appearance) showLook(appearance);
    if (locale) void showLocale(locale);
  });
  connection.on('sessionRenewed', ({ code }) => session.open(code));
  connection.on(
    'reload',
    atMostEvery(reloadPauseMs, () => void queryClient.invalidateQueries()),
  );
  connection.on('destroy', () => {
    leave();
    onDestroyed();
  });
  connection.on('focus', () => window.document.querySelector<HTMLElement>('main')?.focus());
  // Does not wait for the handshake: a parent that knows it gives its code by `init` instead.
  if (fragmentCode !== undefined) session.open(fragmentCode);
  const follow = async () => {
    const outcome = await connection.outcome;
    if (outcome.mode === 'refused') onRefused(outcome.reason);
    // Such a parent sends no init; one that answers late still may.
    if (outcome.mode === 'plain') session.open(undefined);
    if (outcome.mode !== 'protocol') return;
    // Each load gets a code of its own, so that no session is left behind.
    isSessionStored = false;
    if (!isInitialised) initTimer = setTimeout(() => onRefused('badInit'), initLimitMs);
  };
  void follow();
  const leave = ({ persisted = false }: Partial<PageTransitionEvent> = {}) => {
    if (persisted) return;
    window.removeEventListener('pagehide', leave);
    if (!isSessionStored) endSession(documentExternalId);
  };
  window.addEventListener('pagehide', leave);
  return {
    connection,
    session,
    queryClient,
    returned: takeReturnMark(),
    pageOrigins: () => pageOrigins,
    keepSession: () => {
      isSessionStored = true;
    },
  };
}
