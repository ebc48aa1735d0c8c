import { mostFilesBegun, mostLinkFiles } from '@advisor/contracts/client-requests/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { checkUpload } from '../../../../domain/case-documents/check-upload';
import { temporaryDocuments } from '../../../../domain/case-documents/schema';
import { clientUpload } from '../../../../domain/case-documents/uploads';
import { takeUpload } from '../../../../domain/case-documents/write-documents';
import { changeCase } from '../../../../domain/cases/change-case';
import { clientRequestEvents } from '../../../../domain/cases/event-titles';
import { clientFiles, clientRequests } from '../../../../domain/client-requests/schema';
import type { Backend } from '../../../../platform/backend';
import {
  badRequest,
  conflict,
  Failure,
  notFound,
  tooManyRequests,
} from '../../../../platform/failure';
import { czechCount } from '../../../../platform/czech-format';
import { takeQuota } from '../../../../platform/quotas/take-quota';
import { noLink } from '../../client-link/link-access';
import { clientSentPapers } from '../../client-requests/notifications';
import { isOpenLink, type RequestRow } from '../../client-requests/request-state';
import { checkNewFile } from '../receive-upload';

const hour = 3_600_000;
const files = { one: 'soubor', few: 'soubory', many: 'souboru', other: 'souborů' };

interface NewFile {
  requestId: number;
  guid: string;
  fileName: string;
  size: number | undefined;
  toldSha256: string | undefined;
}

/**
 * Begins a file of a client: what can be refused is refused before the first byte.
 * @throws Failure 400 for a wrong name, an empty file or one of a type that is not allowed, 409 when the link takes no more, 413 for one that is too large, 429 for too many in an hour
 */
export async function beginClientFile(
  backend: Pick<Backend, 'db' | 'clock'>,
  { requestId, guid, fileName: name, size, toldSha256 }: NewFile,
): Promise<void> {
  const { db, clock } = backend;
  const fileName = checkNewFile(name, size);
  if (size === undefined) throw badRequest('Chybí velikost souboru.', { field: 'file' });
  const quota = { key: `client-files\n${requestId}`, spanMilliseconds: hour, max: mostFilesBegun };
  const wait = await takeQuota(backend, quota);
  if (wait !== undefined)
    throw tooManyRequests('Najednou posíláte příliš mnoho souborů. Zkuste to za hodinu.', wait);
  if ((await db.$count(clientFiles, eq(clientFiles.requestId, requestId))) >= mostLinkFiles)
    throw conflict(`Jedním odkazem lze poslat nejvýše ${mostLinkFiles} souborů.`);
  const createdOn = clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(temporaryDocuments).values({ guid, fileName, size, toldSha256, createdOn });
    await tx.insert(clientFiles).values({ requestId, guid, fileName, size, createdOn });
  });
}

/** Forgets a file that the client has not handed over; one that is handed over stays. */
export async function forgetClientFile({ db }: Pick<Backend, 'db'>, guid: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Taken first, as by who hands it over; what was refused is gone already.
    await takeUpload(tx, guid);
    const removed = await tx
      .delete(clientFiles)
      .where(and(eq(clientFiles.guid, guid), eq(clientFiles.state, 'chosen')))
      .returning({ guid: clientFiles.guid });
    if (removed.length > 0)
      await tx.delete(temporaryDocuments).where(eq(temporaryDocuments.guid, guid));
  });
}

/**
 * Looks at the content of a client's file that is whole; one that is refused does not count any more.
 * @throws Failure 400 for a wrong or harmful content, 409 for one that has not come whole, 503 when nobody can tell whether it is harmless
 */
export async function checkClientFile(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  guid: string,
): Promise<void> {
  const { db } = backend;
  try {
    const checking = { ...backend, malwareScanner: neighbours.malwareScanner };
    await checkUpload(checking, await clientUpload(db, guid));
  } catch (error) {
    if (error instanceof Failure && error.status === 400) await forgetClientFile(backend, guid);
    throw error;
  }
}

const gone = () => notFound('Soubor už není k dispozici. Nahrajte ho prosím znovu.');

/**
 * Hands files over to the advisor, who is told; the same again does nothing.
 * @throws Failure 404 for one that is gone or came by another link, 400 for a harmful one, 409 for one that has not come whole
 */
export async function handOverFiles(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  { id: requestId, caseId, tokenHash }: RequestRow,
  guids: readonly string[],
): Promise<void> {
  const { db, clock } = backend;
  const wanted = and(eq(clientFiles.requestId, requestId), inArray(clientFiles.guid, [...guids]));
  const known = await db.select().from(clientFiles).where(wanted);
  if (known.length < new Set(guids).size) throw gone();
  for (const { guid, state } of known)
    if (state === 'chosen') await checkClientFile({ backend, neighbours }, guid);
  const now = clock.now();
  await changeCase(db, { caseId, now }, async ({ tx, event, touch }) => {
    const [row] = await tx.select().from(clientRequests).where(eq(clientRequests.id, requestId));
    if (row?.tokenHash !== tokenHash || !isOpenLink(row, now)) throw noLink();
    const chosen = known.filter(({ state }) => state === 'chosen').map(({ guid }) => guid);
    for (const guid of chosen.toSorted()) if (!(await takeUpload(tx, guid))) throw gone();
    const sent = await tx
      .update(clientFiles)
      .set({ state: 'sent', sentOn: now })
      .where(and(wanted, eq(clientFiles.state, 'chosen')))
      .returning({ id: clientFiles.id });
    if (sent.length === 0) return;
    touch('document');
    await event({
      kind: 'case',
      title: clientRequestEvents.cameFromClient,
      description: `${row.personName}, ${czechCount(sent.length, files)}`,
      tells: { kind: clientSentPapers },
    });
  });
}
