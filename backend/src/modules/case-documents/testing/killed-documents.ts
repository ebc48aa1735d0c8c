import { resumablePath } from '@advisor/contracts/documents/file-rules';
import { partSize } from '../../../platform/files/content';
import type { KilledNode } from './killed-node';

const tus = { 'tus-resumable': '1.0.0' };

/** A file that is sent to a node that is killed. */
export interface SomeFile {
  fileName: string;
  content: Buffer<ArrayBuffer>;
}

interface Listed {
  documentId: number;
  uploadState: number;
}

/** The advisor's work with documents of one case, on whichever node runs now. */
export class KilledDocuments {
  /** Files whose saving was acknowledged, by the number of their document. */
  private readonly acknowledged = new Map<number, Buffer>();
  private before = new Set<number>();
  private named = 0;
  private caseId = 0;

  constructor(private readonly node: () => KilledNode) {}

  /** Chooses a case; what it has already is no concern of the test. */
  async choose(): Promise<void> {
    const { rows } = await this.json<{ rows: { caseId: number }[] }>('/api/v1/case/search', {});
    this.caseId = rows.find((row) => row.caseId < 9_000_000)?.caseId ?? 0;
    this.before = new Set((await this.listed()).map(({ documentId }) => documentId));
  }

  /** A file unlike the others. */
  someFile(parts = 4): SomeFile {
    const fileName = `smlouva-${(this.named += 1)}.pdf`;
    const content = Buffer.alloc(partSize * parts, `${this.named} `);
    content.write('%PDF-1.7\n');
    return { fileName, content };
  }

  /** @returns the place of a new upload */
  async begin({ fileName, content }: SomeFile): Promise<string> {
    const answer = await this.node().call(`/api/v1/${resumablePath}`, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(content.length),
        'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
      },
    });
    return new URL(answer.headers.get('location') ?? '', 'http://node').pathname;
  }

  /** Sends what comes at this place. @returns the status of the answer */
  async send(location: string, offset: number, content: Buffer): Promise<number> {
    const body = new Uint8Array(content);
    const headers = patchHeaders(offset);
    return (await this.node().call(location, { method: 'PATCH', headers, body })).status;
  }

  /** Sends some parts, which are acknowledged, and then a piece that is none. */
  async sendSome(file: SomeFile, parts: number, more: number): Promise<string> {
    const { content } = file;
    const location = await this.begin(file);
    const start = parts * partSize;
    for (let offset = 0; offset < start; offset += partSize)
      await this.send(location, offset, content.subarray(offset, offset + partSize));
    const half = content.subarray(start, start + more);
    await this.node().sendHalf(location, patchHeaders(start), half, content.length - start);
    return location;
  }

  /** @returns how much the node has; undefined when it knows nothing of it */
  async offsetOf(location: string): Promise<number | undefined> {
    const answer = await this.node().call(location, { method: 'HEAD', headers: tus });
    return answer.ok ? Number(answer.headers.get('upload-offset')) : undefined;
  }

  /** Sends all of a file. */
  async receive(file: SomeFile): Promise<string> {
    const location = await this.begin(file);
    const status = await this.send(location, 0, file.content);
    if (status !== 204) throw new Error(`${file.fileName} ${status}`);
    return location;
  }

  /** Saves an upload to the case. @returns the document that was acknowledged */
  async save(location: string, { fileName, content }: SomeFile): Promise<number> {
    const guid = location.split('/').at(-1) ?? '';
    const documents = [{ guid, fileName, documentTypeCode: 'income' }];
    const [saved] = await this.json<Listed[]>(this.ofCase(), { documents });
    this.acknowledged.set(saved?.documentId ?? 0, content);
    return saved?.documentId ?? 0;
  }

  /** @returns once the archive has everything that was acknowledged */
  async archived(): Promise<void> {
    const waits = ({ documentId, uploadState }: Listed) =>
      this.acknowledged.has(documentId) && uploadState !== 0;
    while ((await this.listed()).some(waits));
  }

  /** What was acknowledged and is not there byte for byte, and what is there beside it. */
  async lost(): Promise<number[]> {
    await this.archived();
    const without: number[] = [];
    for (const [documentId, content] of this.acknowledged) {
      const answer = await this.node().call(`${this.ofCase()}/${documentId}/content`);
      const got = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200 || !got.equals(content)) without.push(documentId);
    }
    const ids = (await this.listed()).map(({ documentId }) => documentId);
    const known = (id: number) => this.before.has(id) || this.acknowledged.has(id);
    return [...without, ...ids.filter((id) => !known(id))];
  }

  /** @returns the number of the merge */
  async merge(documentIds: readonly number[]): Promise<string> {
    const path = `/api/v1/case/${this.caseId}/merged-documents`;
    return (await this.json<{ guid: string }>(path, { documentIds })).guid;
  }

  /** @returns how a merge stands once it is so */
  async merged(guid: string, isSo: (merging: Merging) => boolean): Promise<Merging> {
    for (;;) {
      const merging = await this.json<Merging>(`/api/v1/merged-documents/${guid}/status`);
      if (isSo(merging)) return merging;
    }
  }

  private readonly ofCase = () => `/api/v1/case/${this.caseId}/documents`;
  private readonly listed = () => this.json<Listed[]>(this.ofCase());

  private async json<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await this.node().call(path, post);
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

/** How far documents are merged. */
export interface Merging {
  status: string;
  documentsDone: number;
  documentsTotal: number;
}

const patchHeaders = (offset: number) => ({
  ...tus,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});
