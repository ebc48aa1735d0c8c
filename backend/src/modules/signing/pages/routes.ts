import type { FastifyInstance, FastifyReply } from 'fastify';
import { type DelegatedOptions, showDelegated } from './delegated';
import type { SignerRequest } from '../commands/member-change';
import { pageFont } from './page-assets';
import { showPad, showPadDocument } from './pad';
import { sendInvalidLink } from './page';
import { confirmPad, readOnPad, refusePad } from './pad-calls';
import { requestCode } from './request-code';
import { showSigner, showSignerDocument, type SignerPageRequest } from './signer';
import { refuseByCode, signByCode } from './signer-calls';

interface Token {
  Params: { token: string };
}
interface SignerPage extends Token {
  Querystring: SignerPageRequest['query'];
}
interface SignerCall extends Token {
  Body: SignerRequest['body'];
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

    pages.get<Token>('/signature-service/delegated/:token', (request, reply) =>
      showDelegated(request, reply, options),
    );

    // A token that is longer than the router takes is none.
    pages.get('/signature-service/*', (_request, reply) => sendInvalidLink(reply));

    const signer = '/signature-service/signer/:token';
    pages.get<SignerPage>(signer, (request, reply) => showSigner(request, reply, options));
    pages.get<SignerPage>(`${signer}/document`, (request, reply) =>
      showSignerDocument(request, reply, options),
    );
    pages.post<SignerCall>(`${signer}/code`, (request, reply) =>
      requestCode(request, reply, options),
    );
    pages.post<SignerCall>(`${signer}/sign`, (request, reply) =>
      signByCode(request, reply, options),
    );
    pages.post<SignerCall>(`${signer}/refuse`, (request, reply) =>
      refuseByCode(request, reply, options),
    );
  });
}
