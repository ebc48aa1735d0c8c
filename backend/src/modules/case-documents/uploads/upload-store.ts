import { DataStore, ERRORS, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { temporaryDocuments } from '../../../domain/case-documents/schema';
import type { Backend } from '../../../platform/backend';
import { forgetUpload } from '../../../domain/case-documents/write-documents';
import { appendToUpload, beginUpload } from '../commands/receive-upload';

const toldHash = (told: string | null | undefined) =>
  told && /^[0-9a-f]{64}$/.test(told) ? told : undefined;

/** A file as it is begun. */
export interface BegunFile {
  guid: string;
  size: number | undefined;
  fileName: string;
  /** What the browser says that the content's hash is. */
  toldSha256: string | undefined;
}

/** Uploads of the tus protocol as temporary documents. Whose they are, the route has checked. */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination'];

  constructor(protected readonly backend: Pick<Backend, 'db' | 'clock' | 'fileSealer'>) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id: guid, size, metadata } = upload;
    const fileName = metadata?.filename ?? '';
    const toldSha256 = toldHash(metadata?.sha256);
    await this.begin({ guid, size, fileName, toldSha256 }, Number(metadata?.caller));
    return upload;
  }

  /** @param caller number of the user */
  protected async begin(file: BegunFile, caller: number): Promise<void> {
    await beginUpload(this.backend, { ...file, userId: caller });
  }

  override async getUpload(id: string): Promise<Upload> {
    const [found] = await this.backend.db
      .select()
      .from(temporaryDocuments)
      .where(eq(temporaryDocuments.guid, id));
    if (found === undefined) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: found.size ?? undefined, offset: found.received });
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    return appendToUpload(this.backend, id, { offset, content });
  }

  override remove(id: string): Promise<void> {
    return forgetUpload(this.backend, id);
  }
}
