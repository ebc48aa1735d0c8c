import { resumableChunk, resumablePath } from '@advisor/contracts/documents/file-rules';
import { type DetailedError, Upload } from 'tus-js-client';

/** Where the browser's calls go. */
const endpoint = `/api/v1/${resumablePath}`;

/** Milliseconds between attempts; then the person is asked. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

interface Sending {
  onProgress: (share: number) => void;
  /** The connection is gone for now. */
  onBreak: () => void;
  onDone: (guid: string) => void;
  /** The session has ended: it goes on once there is another one. */
  onSignedOut: () => void;
  /** @param words of the server, Czech; absent when it did not answer */
  onFailure: (words: string | undefined) => void;
}

export interface SentFile {
  /** Goes on from where it is, after a failure. */
  resume: () => void;
  /** Ends it, and has the server forget what it has. */
  forget: () => void;
}

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;

/** Worth another attempt by itself: no answer, a busy server, or another idea of where the file is. */
const isPassing = (status: number) =>
  status === 0 || status >= 500 || [404, 409, 410, 423].includes(status);

function wordsOf(error: Error | DetailedError): string | undefined {
  if (!('originalResponse' in error)) return undefined;
  try {
    const [refusal] = JSON.parse(error.originalResponse?.getBody() ?? '') as { message: string }[];
    return refusal?.message;
  } catch {
    return undefined;
  }
}

/**
 * Sends a file in parts by the tus protocol; a part that was lost is sent again. Nothing of it is noted
 * in the browser's storage: names of files tell of clients.
 */
export function sendFile(
  file: File,
  { onProgress, onBreak, onDone, onSignedOut, onFailure }: Sending,
): SentFile {
  const upload = new Upload(file, {
    endpoint,
    chunkSize: resumableChunk,
    retryDelays,
    metadata: { filename: file.name },
    storeFingerprintForResuming: false,
    onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
    onShouldRetry: (error) => {
      const passes = isPassing(statusOf(error));
      if (passes) onBreak();
      return passes;
    },
    onSuccess: () => onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => (statusOf(error) === 401 ? onSignedOut() : onFailure(wordsOf(error))),
  });
  upload.start();
  return {
    resume: () => upload.start(),
    forget: () => void upload.abort(true).catch(() => undefined),
  };
}
