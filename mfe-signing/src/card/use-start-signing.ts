import { flushDrafts, removeDraft, saveDraft } from '@advisor/forms/drafts';
import { isApiError } from '@advisor/api-client/api-error';
import { signingState } from '@advisor/contracts/codebooks/document';
import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { useCallback, useRef } from 'react';
import { useHostBridge } from '../bridge/host-bridge';
import { failureCode, isSilent, isWithoutAnswer, NotLed, UnsafeAddress } from '../service/failure';
import { safeAddress } from '../service/safe-address';
import { cancelSignature } from '../service/signing-calls';
import { openFormKey, startedKey } from '../service/signing-drafts';
import type { SigningDocument } from '../service/signing-document';
import { findMember } from '../signatures/rows';
import type { NoteStarted } from './use-started-signatures';
import { memberState, type SigningProcess } from '../signatures/signing-state';

interface StartOptions {
  document: SigningDocument;
  process: SigningProcess;
  refresh: () => Promise<Signatures | undefined>;
  forgetRunning: () => void;
  /** From now on the surroundings wait for how it ends. */
  noteStarted: NoteStarted;
}

interface Attempt {
  operationId: string;
  returnPath: string;
}
type Start = (attempt: Attempt) => Promise<{ NavigateUrl?: string | null | undefined }>;

/** Where the signer goes on: at an address, in the mobile app, or it was started elsewhere. */
export type Started = { address: string } | 'inApp' | 'elsewhere';

/** @throws {UnsafeAddress} for an address that must not be followed */
function placeOf(
  answer: Awaited<ReturnType<Start>> | 'elsewhere',
  origins: readonly string[],
): Started {
  if (answer === 'elsewhere') return answer;
  if (!answer.NavigateUrl) return 'inApp';
  const address = safeAddress(answer.NavigateUrl, origins);
  if (!address) throw new UnsafeAddress(answer.NavigateUrl);
  return { address };
}

/** Leads the signer there. */
export type Lead = (started: Started) => Promise<void> | void;

/**
 * Starts a signature, by Sign or RetrySigning, and leads the signer on. After any failure the state is
 * read again first: what has been signed or started meanwhile is no failure. Whatever ends it here is
 * told; nobody can sign at an address that is refused, so what was begun for it is cancelled.
 */
export function useStartSigning({
  document,
  process,
  refresh,
  forgetRunning,
  noteStarted,
}: StartOptions) {
  const bridge = useHostBridge();
  const unanswered = useRef<{ wish: string; operationId: string }>(undefined);

  /** Without an answer the next click is the same wish, so that it cannot sign twice. */
  const operationOf = useCallback((wish: string): string => {
    if (unanswered.current?.wish !== wish)
      unanswered.current = { wish, operationId: crypto.randomUUID() };
    return unanswered.current.operationId;
  }, []);

  const stateNow = useCallback(
    async (member: SignatureMember) => {
      const signatures = await refresh().catch(() => undefined);
      const present = signatures && findMember(signatures, member.Id);
      return present && memberState(present, process);
    },
    [refresh, process],
  );

  /** @returns undefined when the failure stands */
  const recover = useCallback(
    async (error: unknown, member: SignatureMember, start: () => ReturnType<Start>) => {
      if (isSilent(error)) return undefined;
      const before = memberState(member, process);
      const state = await stateNow(member);
      const isStarted = state === signingState.inProgress.code;
      // The same key answers what was lost, with the address to go to.
      if (isStarted && isWithoutAnswer(error)) return start().catch(() => 'elsewhere' as const);
      const isAhead = isStarted && before !== signingState.inProgress.code;
      return isAhead || state === signingState.accepted.code ? ('elsewhere' as const) : undefined;
    },
    [process, stateNow],
  );

  return useCallback(
    async (wish: string, member: SignatureMember, start: Start, lead: Lead): Promise<void> => {
      const operationId = operationOf(wish);
      const returnPath = bridge.returnPath({ operationId, signatureId: member.Id });
      const attempt = { operationId, returnPath };
      bridge.signStarted({ operationId });
      const answer = await start(attempt).catch(async (error: unknown) => {
        if (!isWithoutAnswer(error)) unanswered.current = undefined;
        const recovered = await recover(error, member, () => start(attempt));
        if (recovered) return recovered;
        const retriable = isApiError(error) && (error.isServerAway || error.kind === 'timeout');
        bridge.signFailed({ operationId, code: failureCode(error), retriable });
        throw error;
      });
      unanswered.current = undefined;
      forgetRunning();
      noteStarted(operationId, member.Id);
      saveDraft(startedKey(document), true);
      void removeDraft(openFormKey(document));
      await Promise.all([refresh().catch(() => undefined), flushDrafts()]);
      try {
        await lead(placeOf(answer, bridge.navigationOrigins));
      } catch (error) {
        const code = failureCode(error);
        bridge.signFailed({ operationId, code, retriable: error instanceof NotLed });
        if (error instanceof UnsafeAddress) {
          // Where that is not allowed, it is left to whoever may.
          await cancelSignature(document, member).catch(() => undefined);
          await refresh().catch(() => undefined);
        }
        throw error;
      }
    },
    [bridge, document, refresh, forgetRunning, noteStarted, operationOf, recover],
  );
}
