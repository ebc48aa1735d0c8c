import { linkFilesPath } from '@advisor/contracts/client-requests/rules';
import { resumableChunk } from '@advisor/contracts/documents/file-rules';
import { type DetailedError, Upload } from 'tus-js-client';

/** Milliseconds between attempts; then the person is asked. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

interface Sending {
  headers: Record<string, string>;
  onProgress: (share: number) => void;
  /** The connection is gone for now. */
  onBreak: () => void;
  onDone: (guid: string) => void;
  /** The link is over, or its code is to be entered again. */
  onClosed: () => void;
  /** @param words of the server, Czech; absent when it did not answer */
  onFailure: (words: string | undefined) => void;
}

export interface SentFile {
  resume: () => void;
  /** Ends it, and has the server forget what it has. */
  forget: () => void;
}

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;

/** Worth another attempt by itself: no answer, a busy server, or another idea of where the file is. */
const isPassing = (status: number) => status === 0 || status >= 500 || [409, 423].includes(status);

function wordsOf(error: Error | DetailedError): string | undefined {
  if (!('originalResponse' in error)) return undefined;
  try {
    const [refusal] = JSON.parse(error.originalResponse?.getBody() ?? '') as { message: string }[];
    return refusal?.message;
  } catch {
    return undefined;
  }
}

/** Sends a file of a client in parts; a part that was lost is sent again. Nothing is noted in the browser. */
export function sendFile(
  file: File,
  { headers, onProgress, onBreak, onDone, onClosed, onFailure }: Sending,
): SentFile {
  const upload = new Upload(file, {
    endpoint: `/api/v1/${linkFilesPath}`,
    headers,
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
    onError: (error) =>
      [403, 404].includes(statusOf(error)) ? onClosed() : onFailure(wordsOf(error)),
  });
  upload.start();
  return {
    resume: () => upload.start(),
    forget: () => void upload.abort(true).catch(() => undefined),
  };
}

/** Has the server forget a file that was sent before the page was opened anew. */
export const forgetFile = (guid: string, headers: Record<string, string>): Promise<void> =>
  Upload.terminate(`/api/v1/${linkFilesPath}/${guid}`, {
    headers,
    retryDelays,
  }).catch(() => undefined);
