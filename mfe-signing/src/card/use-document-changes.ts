import { isApiError } from '@advisor/api-client/api-error';
import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { useMemo } from 'react';
import { useHostBridge } from '../bridge/host-bridge';
import { failureCode, isSilent } from '../service/failure';
import { cancelDocument, cancelSignature, delegateSigning } from '../service/signing-calls';
import type { SigningDocument } from '../service/signing-document';
import { isDelegated, isSignatureCancelled, isSigningCancelled } from '../signatures/outcome';
import type { NoteStarted } from './use-started-signatures';

interface ChangeOptions {
  document: SigningDocument;
  run: (work: () => Promise<void>) => void;
  refresh: () => Promise<Signatures | undefined>;
  forgetRunning: () => void;
  noteStarted: NoteStarted;
}

/** Cancelling, delegating and reading again: actions that show no form and lead nowhere. */
export function useDocumentChanges({
  document,
  run,
  refresh,
  forgetRunning,
  noteStarted,
}: ChangeOptions) {
  const bridge = useHostBridge();
  return useMemo(() => {
    /**
     * After any failure the state is read again first: what it shows as done is no failure, although
     * the answer was lost. What is done is told before it is read.
     */
    const change = async (
      action: Promise<unknown>,
      isDone: (now: Signatures) => boolean,
      tell: () => void,
    ) => {
      try {
        await action;
      } catch (error) {
        const now = isSilent(error) ? undefined : await refresh().catch(() => undefined);
        if (!now || !isDone(now)) throw error;
        tell();
        return;
      }
      forgetRunning();
      tell();
      await refresh();
    };
    /** The digital signing of all clients is one operation, with an end for each of them. */
    const delegate = async () => {
      const operationId = crypto.randomUUID();
      bridge.signStarted({ operationId });
      try {
        await change(delegateSigning(document), isDelegated, () => {
          noteStarted(operationId);
          bridge.refresh('delegated');
        });
      } catch (error) {
        const retriable = isApiError(error) && error.isServerAway;
        bridge.signFailed({ operationId, code: failureCode(error), retriable });
        throw error;
      }
    };
    const announceCancelled = (scope: 'signer' | 'group') => () => {
      bridge.cancelled({ scope });
      bridge.refresh('cancelled');
    };
    return {
      cancel: (member: SignatureMember) =>
        run(() =>
          change(
            cancelSignature(document, member),
            (now) => isSignatureCancelled(now, member),
            announceCancelled('signer'),
          ),
        ),
      cancelGroup: () =>
        run(() => change(cancelDocument(document), isSigningCancelled, announceCancelled('group'))),
      getReady: () => run(delegate),
      reload: () =>
        run(async () => {
          await refresh();
        }),
    };
  }, [document, run, refresh, forgetRunning, noteStarted, bridge]);
}
