import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxFileSize } from '@advisor/contracts/documents/file-rules';
import { traceIdHeader } from '@advisor/contracts/errors';
import { type DataStore, Server, type ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, fileTooLarge, forbidden } from '../../../platform/failure';

type TusRequest = Parameters<NonNullable<ServerOptions['onUploadCreate']>>[0];

interface Served {
  path: string;
  datastore: DataStore;
  /** Who calls, checked before anything is read; what names them in the metadata of an upload. */
  authorize: (request: FastifyRequest) => Promise<string>;
  /** @throws Failure 404 when the upload is not theirs */
  checkOwner: (guid: string, caller: string) => Promise<unknown>;
  /** The whole file has come. */
  finish: (guid: string, caller: string) => Promise<unknown>;
}

/** Answers of the protocol's own refusals come as texts; ours as everywhere. */
const asFailure = (error: unknown): Failure | undefined => {
  if (error instanceof Failure) return error;
  const { status_code: status } = error as { status_code?: unknown };
  return status === 413 ? fileTooLarge() : undefined;
};

/** Serves the tus protocol at a path, for whoever `authorize` lets in; each upload is theirs alone. */
export function serveTus(
  app: FastifyInstance,
  { path, datastore, authorize, checkOwner, finish }: Served,
): void {
  const callers = new WeakMap<IncomingMessage, string>();
  const callerOf = (request: TusRequest): string => {
    const caller = callers.get(request.runtime?.node?.req as IncomingMessage);
    if (caller === undefined) throw forbidden();
    return caller;
  };
  const server = new Server({
    path,
    datastore,
    maxSize: maxFileSize,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    // Over whatever the browser may have said.
    onUploadCreate: async (request, { metadata }) => ({
      metadata: { ...metadata, caller: callerOf(request) },
    }),
    onUploadFinish: async (request, { id }) => {
      await finish(id, callerOf(request));
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

  const preValidation = async (request: FastifyRequest) =>
    void callers.set(request.raw, await authorize(request));
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request;
    const { guid } = request.params as { guid?: string };
    const caller = callers.get(raw);
    if (caller === undefined) throw forbidden();
    if (guid !== undefined) await checkOwner(guid, caller);
    reply.hijack();
    reply.raw.setHeader(traceIdHeader, request.id).setHeader('cache-control', 'no-store');
    await server.handle(raw, reply.raw);
  };
  void app.register(async (scope) => {
    // The protocol's server reads the body itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    );
    scope.post(path, { preValidation }, handle);
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:guid(^[0-9a-f-]{36}$)`,
      preValidation,
      handler: handle,
    });
  });
}
