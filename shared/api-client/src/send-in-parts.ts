import { resumableChunk } from '@advisor/contracts/documents/file-rules';
import { type DetailedError, Upload } from 'tus-js-client';
import { hashOf } from './file-hash';

/** Milliseconds between attempts; then the person is asked. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

interface Sending {
  /** Where files of its kind are sent, relative to `/api/v1/`. */
  path: string;
  headers?: Record<string, string>;
  /** Statuses that say that whoever sends may not go on: the session or the link is over. */
  endedBy: readonly number[];
  /** The server has it, or what it had of it before. */
  onBegun?: (guid: string) => void;
  onProgress: (share: number) => void;
  /** The connection is gone for now. */
  onBreak: () => void;
  onDone: (guid: string) => void;
  /** It goes on once whoever sends may again. */
  onEnded: () => void;
  /** @param words of the server, Czech; absent when it did not answer */
  onFailure: (words: string | undefined) => void;
}

/** How the person who sends is told; the rest is where it goes. */
export type Progress = Pick<Sending, 'onProgress' | 'onBreak' | 'onDone' | 'onFailure'>;

export interface SentFile {
  /** Goes on from where it is, after a failure. */
  resume: () => void;
  /** Ends it, and has the server forget what it has. */
  forget: () => void;
}

/** What the server has of a file that was sent before. */
export interface BegunFile {
  guid: string;
  sha256?: string | undefined;
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

const addressOf = (path: string) => `/api/v1/${path}`;

/**
 * Sends a file in parts by the tus protocol; a part that was lost is sent again. Nothing of it is noted
 * in the browser's storage: names of files tell of clients.
 * @param begun goes on with what the server has, when it is of the same file to the byte
 */
export function sendInParts(
  file: File,
  {
    path,
    headers = {},
    endedBy,
    onBegun,
    onProgress,
    onBreak,
    onDone,
    onEnded,
    onFailure,
  }: Sending,
  begun?: BegunFile,
): SentFile {
  const guidOf = () => upload.url?.split('/').at(-1) ?? '';
  const isOver = (error: Error | DetailedError) => endedBy.includes(statusOf(error));
  const upload = new Upload(file, {
    endpoint: addressOf(path),
    headers,
    chunkSize: resumableChunk,
    retryDelays,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => onBegun?.(guidOf()),
    onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
    onShouldRetry: (error) => {
      const passes = !isOver(error) && isPassing(statusOf(error));
      if (passes) onBreak();
      return passes;
    },
    onSuccess: () => onDone(guidOf()),
    onError: (error) => (isOver(error) ? onEnded() : onFailure(wordsOf(error))),
  });
  let isForgotten = false;
  const start = async () => {
    const sha256 = await hashOf(file);
    if (isForgotten) return;
    upload.options.metadata = { filename: file.name, ...(sha256 !== undefined && { sha256 }) };
    const isSame = sha256 !== undefined && sha256 === begun?.sha256;
    if (isSame) upload.options.uploadUrl = `${addressOf(path)}/${begun?.guid}`;
    upload.start();
  };
  void start();
  return {
    resume: () => upload.start(),
    forget: () => {
      isForgotten = true;
      void upload.abort(true).catch(() => undefined);
    },
  };
}

/** Has the server forget a file that was sent before the page was opened anew. */
export const forgetSent = (
  path: string,
  { guid, headers }: { guid: string; headers: Record<string, string> },
): Promise<void> =>
  Upload.terminate(`${addressOf(path)}/${guid}`, { headers, retryDelays }).catch(() => undefined);
