import { randomUUID } from 'node:crypto';
import { maxFileSize, mostTemporaryFiles } from '@advisor/contracts/documents/file-rules';
import { and, eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { temporaryDocuments, temporaryParts } from '../../../domain/case-documents/schema';
import { placeOfPart } from '../../../domain/case-documents/temporary-content';
import type { TemporaryDocument } from '../../../domain/case-documents/uploads';
import type { Backend } from '../../../platform/backend';
import { badRequest, conflict, fileTooLarge } from '../../../platform/failure';
import { type Content, inParts } from '../../../platform/files/content';
import { requireFileName } from '../../../platform/files/file-name';
import { requireUploadName } from '../../../platform/files/file-type';

interface NewUpload {
  userId: number;
  fileName: string;
  /** Bytes; absent where only the end tells. */
  size?: number;
  guid?: string;
  /** Of the whole file, hexadecimal. */
  toldSha256?: string | undefined;
}

const field = { field: 'file' };
/** Parts that a node stores at a time: many that send at once must not keep calls waiting. */
const appends = pLimit(3);

/**
 * What can be refused of a file before its first byte.
 * @returns its name
 * @throws Failure 400 for a wrong name, an empty file or one of a type that is not allowed, 413 for one that is too large
 */
export function checkNewFile(name: string, size: number | undefined): string {
  const fileName = requireFileName(name);
  requireUploadName(fileName);
  if (size === 0) throw badRequest('Soubor je prázdný.', field);
  if (size !== undefined && size > maxFileSize) throw fileTooLarge();
  return fileName;
}

/**
 * Begins an upload: whatever can be refused is refused before the first byte.
 * @throws Failure 400 for a wrong name, an empty file or one of a type that is not allowed, 409 when the user has too many files that were not saved, 413 for one that is too large
 */
export async function beginUpload(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { userId, fileName: name, size, guid = randomUUID(), toldSha256 }: NewUpload,
): Promise<TemporaryDocument> {
  const fileName = checkNewFile(name, size);
  const unsaved = await db.$count(temporaryDocuments, eq(temporaryDocuments.userId, userId));
  if (unsaved >= mostTemporaryFiles) {
    throw conflict(
      `Máte nahraných ${unsaved} souborů, které nejsou uložené k žádnému případu. Nejdřív je uložte, nebo odeberte.`,
    );
  }
  const [begun] = await db
    .insert(temporaryDocuments)
    .values({ guid, userId, fileName, size, toldSha256, createdOn: clock.now() })
    .returning();
  if (begun === undefined) throw new Error('an upload was not begun');
  return begun;
}

/**
 * Stores what comes of a file, part by part, each encrypted and acknowledged by itself.
 * @param offset byte of the file that `content` begins with
 * @returns the byte that is wanted next
 * @throws Failure 409 when others have stored something there meanwhile, 413 past the end of the file
 */
export async function appendToUpload(
  { db, fileSealer }: Pick<Backend, 'db' | 'fileSealer'>,
  guid: string,
  { offset, content }: { offset: number; content: Content },
): Promise<number> {
  let at = offset;
  for await (const part of inParts(content)) {
    const start = at;
    const end = start + part.length;
    if (end > maxFileSize) throw fileTooLarge();
    await appends(() => appendPart({ db, fileSealer }, guid, { start, part }));
    at = end;
  }
  return at;
}

/** One statement: a part is there with the offset that acknowledges it, or neither is. */
async function appendPart(
  { db, fileSealer }: Pick<Backend, 'db' | 'fileSealer'>,
  guid: string,
  { start, part }: { start: number; part: Buffer },
): Promise<void> {
  const end = start + part.length;
  const moved = db.$with('moved').as(
    db
      .update(temporaryDocuments)
      .set({ received: end })
      .where(
        and(
          eq(temporaryDocuments.guid, guid),
          eq(temporaryDocuments.received, start),
          sql`${end} <= coalesce(${temporaryDocuments.size}, ${maxFileSize})`,
        ),
      )
      .returning({ guid: temporaryDocuments.guid }),
  );
  const sealed = fileSealer.seal(part, placeOfPart(guid, start));
  const stored = await db
    .with(moved)
    .insert(temporaryParts)
    .select((select) =>
      select
        .select({
          guid: moved.guid,
          start: sql<number>`${start}::integer`.as('start'),
          sealed: sql<Buffer>`${sql.param(sealed, temporaryParts.sealed)}::bytea`.as('sealed'),
        })
        .from(moved),
    )
    .returning({ start: temporaryParts.start });
  if (stored.length === 0) throw conflict('Soubor mezitím nahrává někdo jiný.');
}
