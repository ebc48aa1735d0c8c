import { resumablePath } from '@advisor/contracts/documents/file-rules';
import { openCasePermissions } from '@advisor/contracts/permissions';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '../../../platform/failure';
import { requireUser } from '../../../platform/session/require-user';
import { checkUpload } from '../../../domain/case-documents/check-upload';
import { ownUpload } from '../../../domain/case-documents/uploads';
import { serveTus } from './tus-server';
import { UploadStore } from './upload-store';

/**
 * Takes files in parts, by the tus protocol (https://tus.io/protocols/resumable-upload): a connection
 * that breaks costs nothing but the part that was under way. Each upload is its user's alone.
 */
export function registerResumableUploads(app: FastifyInstance): void {
  const { backend, neighbours } = app;
  serveTus(app, {
    path: `/api/v1/${resumablePath}`,
    datastore: new UploadStore(backend),
    authorize: async (request) => {
      const user = await requireUser(request);
      if (!openCasePermissions.some((code) => user.permissions.has(code))) throw forbidden();
      request.user = user;
      return String(user.id);
    },
    checkOwner: (guid, userId) => ownUpload(backend, guid, Number(userId)),
    finish: async (guid, userId) =>
      checkUpload(
        { ...backend, malwareScanner: neighbours.malwareScanner },
        await ownUpload(backend, guid, Number(userId)),
      ),
  });
}
