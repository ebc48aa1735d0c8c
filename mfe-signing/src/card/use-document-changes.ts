import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { useMemo } from 'react';
import { useHostBridge } from '../bridge/host-bridge';
import { isSilent } from '../service/failure';
import { cancelDocument, cancelSignature, delegateSigning } from '../service/signing-calls';
import type { SigningDocument } from '../service/signing-document';

interface ChangeOptions {
  document: SigningDocument;
  run: (work: () => Promise<void>) => void;
  refresh: () => Promise<Signatures | undefined>;
  forgetRunning: () => void;
}

/** Cancelling, delegating and reading again: actions that show no form and lead nowhere. */
export function useDocumentChanges({ document, run, refresh, forgetRunning }: ChangeOptions) {
  const bridge = useHostBridge();
  return useMemo(() => {
    /** After a failed action, too, the screen shows what is; what is done is told before it is read. */
    const change = async (action: Promise<unknown>, tell: () => void) => {
      try {
        await action;
      } catch (error) {
        if (!isSilent(error)) await refresh().catch(() => undefined);
        throw error;
      }
      forgetRunning();
      tell();
      await refresh();
    };
    return {
      cancel: (member: SignatureMember) =>
        run(() =>
          change(cancelSignature(document, member), () => {
            bridge.cancelled({ scope: 'signer' });
            bridge.refresh('cancelled');
          }),
        ),
      cancelGroup: () =>
        run(() =>
          change(cancelDocument(document), () => {
            bridge.cancelled({ scope: 'group' });
            bridge.refresh('cancelled');
          }),
        ),
      getReady: () =>
        run(() => change(delegateSigning(document), () => bridge.refresh('delegated'))),
      reload: () =>
        run(async () => {
          await refresh();
        }),
    };
  }, [document, run, refresh, forgetRunning, bridge]);
}
