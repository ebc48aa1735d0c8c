import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type DelegatedOptions,
  type PageRequest,
  refuseDelegated,
  showDelegated,
  showDocument,
  signByCode,
} from './delegated';
import type { MemberRequest } from './member-change';
import { pageFont } from './page-assets';
import { showPad, showPadDocument } from './pad';
import { confirmPad, readOnPad, refusePad } from './pad-calls';
import { requestCode } from './request-code';

interface Token {
  Params: { token: string };
  Querystring: PageRequest['query'];
}
interface OneMember {
  Params: MemberRequest['params'];
  Body: MemberRequest['body'];
}

const unstored = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** Pages of the reference signature service, where clients sign. */
export async function registerSigningPages(
  app: FastifyInstance,
  options: DelegatedOptions,
): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    pages.get<Token>('/signature-service/pad/:token', showPad);
    pages.get(pageFont.path, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('font/woff2')
        .send(pageFont.content),
    );
    pages.get<Token>('/signature-service/pad/:token/document', showPadDocument);
    pages.post<Token>('/signature-service/pad/:token/read', async (request, reply) => {
      await readOnPad(request);
      return reply.code(204).send();
    });
    pages.post<Token>('/signature-service/pad/:token/confirm', async (request, reply) =>
      unstored(reply).send(await confirmPad(request, options)),
    );
    pages.post<Token>('/signature-service/pad/:token/refuse', async (request, reply) =>
      unstored(reply).send(await refusePad(request)),
    );

    const delegated = '/signature-service/delegated/:token';
    pages.get<Token>(delegated, (request, reply) => showDelegated(request, reply, options));
    pages.get<Token>(`${delegated}/document`, showDocument);
    pages.post<OneMember>(`${delegated}/:memberId/code`, (request, reply) =>
      requestCode(request, reply, options),
    );
    pages.post<OneMember>(`${delegated}/:memberId/sign`, (request, reply) =>
      signByCode(request, reply, options),
    );
    pages.post<OneMember>(`${delegated}/:memberId/refuse`, refuseDelegated);
  });
}
