import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxFileSize, resumablePath } from '@advisor/contracts/documents/file-rules';
import { traceIdHeader } from '@advisor/contracts/errors';
import { openCasePermissions } from '@advisor/contracts/permissions';
import { Server, type ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, fileTooLarge, forbidden } from '../../../platform/failure';
import { requireUser } from '../../../platform/session/require-user';
import { checkUpload } from '../../../domain/case-documents/check-upload';
import { ownUpload } from '../../../domain/case-documents/uploads';
import { UploadStore } from './upload-store';

const path = `/api/v1/${resumablePath}`;

type TusRequest = Parameters<NonNullable<ServerOptions['onUploadCreate']>>[0];

/** Answers of the protocol's own refusals come as texts; ours as everywhere. */
const asFailure = (error: unknown): Failure | undefined => {
  if (error instanceof Failure) return error;
  const { status_code: status } = error as { status_code?: unknown };
  return status === 413 ? fileTooLarge() : undefined;
};

const authorize = async (request: FastifyRequest) => {
  const user = await requireUser(request);
  if (!openCasePermissions.some((code) => user.permissions.has(code))) throw forbidden();
  request.user = user;
};

/**
 * Takes files in parts, by the tus protocol (https://tus.io/protocols/resumable-upload): a connection
 * that breaks costs nothing but the part that was under way. Each upload is its user's alone.
 */
export function registerResumableUploads(app: FastifyInstance): void {
  const { backend, neighbours } = app;
  const callers = new WeakMap<IncomingMessage, number>();
  const callerOf = (request: TusRequest): number => {
    const userId = callers.get(request.runtime?.node?.req as IncomingMessage);
    if (userId === undefined) throw forbidden();
    return userId;
  };
  const server = new Server({
    path,
    datastore: new UploadStore(backend),
    maxSize: maxFileSize,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    // Over whatever the browser may have said.
    onUploadCreate: async (request, { metadata }) => ({
      metadata: { ...metadata, userId: String(callerOf(request)) },
    }),
    onUploadFinish: async (request, { id }) => {
      const upload = await ownUpload(backend, id, callerOf(request));
      await checkUpload({ ...backend, malwareScanner: neighbours.malwareScanner }, upload);
      return {};
    },
    onResponseError: (_request, error) => {
      const refused = asFailure(error);
      if (refused !== undefined)
        return { status_code: refused.status, body: JSON.stringify(refused.messages) };
      if (error instanceof Error) {
        app.log.error({ err: error }, 'an upload failed');
        return { status_code: 500, body: '[]' };
      }
      return undefined;
    },
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { user, raw } = request;
    if (user === undefined) throw forbidden();
    const { guid } = request.params as { guid?: string };
    if (guid !== undefined) await ownUpload(backend, guid, user.id);
    callers.set(raw, user.id);
    reply.hijack();
    reply.raw.setHeader(traceIdHeader, request.id).setHeader('cache-control', 'no-store');
    await server.handle(raw, reply.raw);
  };
  void app.register(async (scope) => {
    // The protocol's server reads the body itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    );
    scope.post(path, { preValidation: authorize }, handle);
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:guid(^[0-9a-f-]{36}$)`,
      preValidation: authorize,
      handler: handle,
    });
  });
}
