import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { resumableChunk, resumablePath } from '@advisor/contracts/documents/file-rules';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';

/** Somebody at a back end. */
export interface Sender {
  address: string;
  cookie: string;
}

export interface SentFile {
  fileName: string;
  content: Buffer;
}

const tus = { 'tus-resumable': '1.0.0' };
/** A line of 10 Mbit/s sends a piece of this size so often. */
const pieceSize = 64 * 1024;
const pieceMs = (pieceSize * 8 * 1_000) / 10_000_000;

/** A call with a body of JSON. @param path after `/api/v1/` */
export async function call<Answer>(
  { address, cookie }: Sender,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** One request of the protocol, whose body goes over a line of 10 Mbit/s if wished. */
function sendPart(
  { address, cookie }: Sender,
  at: string,
  offset: number,
  part: Buffer,
  isSlow: boolean,
) {
  return new Promise<void>((resolve, reject) => {
    const sending = request(`${address}${at}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        cookie,
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': part.length,
      },
    });
    sending.once('error', reject);
    sending.once('response', (answer) => {
      answer.resume();
      if (answer.statusCode === 204) resolve();
      else reject(new Error(`a part was answered ${answer.statusCode}`));
    });
    void (async () => {
      for (let start = 0; start < part.length; start += pieceSize) {
        sending.write(part.subarray(start, start + pieceSize));
        if (isSlow) await delay(pieceMs);
      }
      sending.end();
    })();
  });
}

/** Sends a file in parts, as the browser does. @returns the number of the temporary document */
export async function upload(
  sender: Sender,
  { fileName, content }: SentFile,
  isSlow = false,
): Promise<string> {
  const begun = await fetch(`${sender.address}/api/v1/${resumablePath}`, {
    method: 'POST',
    headers: {
      ...tus,
      cookie: sender.cookie,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
    },
  });
  const at = begun.headers.get('location');
  if (at === null) throw new Error(`an upload was answered ${begun.status}`);
  for (let offset = 0; offset < content.length; offset += resumableChunk)
    await sendPart(sender, at, offset, content.subarray(offset, offset + resumableChunk), isSlow);
  return at.split('/').at(-1) ?? '';
}

type Saved = CallResponse<typeof documentCalls.saveCaseDocuments>;

/** Puts files to a case. @returns the numbers of their documents */
export async function save(
  sender: Sender,
  caseId: number,
  files: readonly SentFile[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const file of files) {
    const guid = await upload(sender, file);
    const body: CallBody<typeof documentCalls.saveCaseDocuments> = {
      documents: [{ guid, fileName: file.fileName, documentTypeCode: 'income' }],
    };
    const saved = await call<Saved>(sender, 'POST', `case/${caseId}/documents`, body);
    ids.push(...saved.map(({ documentId }) => documentId));
  }
  return ids;
}
