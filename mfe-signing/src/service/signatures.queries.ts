import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { queryOptions } from '@tanstack/react-query';
import { acceptedSignatures } from './checked-answer';
import type { SigningDocument } from './signing-document';

/** The service has not prepared the document in time. */
export class DocumentNotPrepared extends Error {
  override readonly name = 'DocumentNotPrepared';
}

/** The card shows failures itself; an expired session belongs to the page's policy. */
export const isShownByCard = (error: unknown): boolean =>
  !(isApiError(error) && error.status === 401);

const firstPauseMs = 1_000;
const longestPauseMs = 8_000;
/** Waiting for the document ends after so long. */
const preparationMs = 60_000;

const pause = (durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    signal.addEventListener('abort', stop, { once: true });
  });

/** What names a document in calls of the service. */
export const documentInput = ({ context, org, documentExternalId }: SigningDocument) => ({
  params: { context },
  query: { documentExternalId, org },
});

/**
 * Signatures and their methods. While the service answers without a process, it is asked again
 * after 1, 2, 4 and then every 8 seconds.
 * @throws {DocumentNotPrepared} after a minute
 */
async function startSignatures(document: SigningDocument, signal: AbortSignal) {
  let waitedMs = 0;
  let pauseMs = firstPauseMs;
  for (;;) {
    const answer = acceptedSignatures(
      await call(signatureCalls.getWithMethods, documentInput(document), { signal }),
    );
    if (answer.Process) return answer;
    if (waitedMs + pauseMs > preparationMs) throw new DocumentNotPrepared();
    await pause(pauseMs, signal);
    waitedMs += pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/**
 * The card's start. It stays as it is: later states come by `useSignatures`, in their order.
 */
export const signaturesQuery = (document: SigningDocument) =>
  queryOptions({
    queryKey: [signatureCalls.getWithMethods.id, document] as const,
    queryFn: ({ signal }): Promise<Signatures> => startSignatures(document, signal),
    staleTime: Infinity,
    // Long enough for a route's loader, too short for the next visit.
    gcTime: 5_000,
    meta: { allowFailure: isShownByCard },
  });

/** One reading of the present state; each has its own key, so that a later one is a later one. */
export const stateQuery = (document: SigningDocument, turn: number, background: boolean) =>
  queryOptions({
    queryKey: [signatureCalls.get.id, document, turn] as const,
    queryFn: async () =>
      acceptedSignatures(await call(signatureCalls.get, documentInput(document), { background })),
    gcTime: 0,
    retry: false,
    meta: { allowFailure: isShownByCard },
  });
