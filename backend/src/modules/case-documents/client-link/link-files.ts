import { linkFilesPath } from '@advisor/contracts/client-requests/rules';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clientFiles } from '../../../domain/client-requests/schema';
import { notFound } from '../../../platform/failure';
import {
  beginClientFile,
  checkClientFile,
  forgetClientFile,
} from '../commands/client-requests/client-files';
import { touchSession } from '../commands/client-requests/enter-link';
import { type BegunFile, UploadStore } from '../uploads/upload-store';
import { serveTus } from '../uploads/tus-server';
import { enteredLink } from './link-access';

/** Files of a request, whose number is the caller's. */
class LinkFileStore extends UploadStore {
  protected override begin(file: BegunFile, requestId: number): Promise<void> {
    return beginClientFile(this.backend, { ...file, requestId });
  }

  override remove(id: string): Promise<void> {
    return forgetClientFile(this.backend, id);
  }
}

/** Takes a client's files in parts, by the tus protocol; each is its link's alone, until it is handed over. */
export function registerLinkFiles(app: FastifyInstance): void {
  const { backend } = app;
  const { db } = backend;
  serveTus(app, {
    path: `/api/v1/${linkFilesPath}`,
    datastore: new LinkFileStore(backend),
    // With each part: a link that ends, ends what is under way.
    authorize: async (request) => {
      const { row, session } = await enteredLink(request);
      await touchSession(backend, session);
      return String(row.id);
    },
    checkOwner: async (guid, requestId) => {
      const [found] = await db
        .select({ id: clientFiles.id })
        .from(clientFiles)
        .where(
          and(
            eq(clientFiles.guid, guid),
            eq(clientFiles.requestId, Number(requestId)),
            eq(clientFiles.state, 'chosen'),
          ),
        );
      if (found === undefined) throw notFound('Soubor už není k dispozici.');
    },
    finish: (guid) => checkClientFile(app, guid),
  });
}
