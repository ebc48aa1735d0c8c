import { resumableChunk, resumablePath } from '@advisor/contracts/documents/file-rules';
import { type DetailedError, Upload } from 'tus-js-client';
import { hashOf } from './file-hash';

/** Where the browser's calls go. */
const endpoint = `/api/v1/${resumablePath}`;

/** Milliseconds between attempts; then the person is asked. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

interface Sending {
  /** The server has it, or what it had of it before. */
  onBegun: (guid: string) => void;
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

/** What the server has of a file that was sent before. */
interface Begun {
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

/**
 * Sends a file in parts by the tus protocol; a part that was lost is sent again. Nothing of it is noted
 * in the browser's storage: names of files tell of clients.
 * @param begun goes on with what the server has, when it is of the same file to the byte
 */
export function sendFile(
  file: File,
  { onBegun, onProgress, onBreak, onDone, onSignedOut, onFailure }: Sending,
  begun?: Begun,
): SentFile {
  const guidOf = () => upload.url?.split('/').at(-1) ?? '';
  const upload = new Upload(file, {
    endpoint,
    chunkSize: resumableChunk,
    retryDelays,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => onBegun(guidOf()),
    onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
    onShouldRetry: (error) => {
      const passes = isPassing(statusOf(error));
      if (passes) onBreak();
      return passes;
    },
    onSuccess: () => onDone(guidOf()),
    onError: (error) => (statusOf(error) === 401 ? onSignedOut() : onFailure(wordsOf(error))),
  });
  let isForgotten = false;
  const start = async () => {
    const sha256 = await hashOf(file);
    if (isForgotten) return;
    upload.options.metadata = { filename: file.name, ...(sha256 !== undefined && { sha256 }) };
    const isSame = sha256 !== undefined && sha256 === begun?.sha256;
    if (isSame) upload.options.uploadUrl = `${endpoint}/${begun?.guid}`;
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
