import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/contract-routes';
import { handOverFiles } from '../commands/client-requests/client-files';
import { enterLink, sendCodeAgain, touchSession } from '../commands/client-requests/enter-link';
import { enteredLink, linkSession, openLink } from './link-access';
import { readLink } from './read-link';
import { registerLinkFiles } from './link-files';

/** What a client does by a personal link, without a session of the product. */
export function registerClientLink(app: FastifyInstance): void {
  const { backend } = app;
  registerLinkFiles(app);

  serve(app, clientLinkCalls.get, async ({ request }) => {
    const row = await openLink(request);
    const session = await linkSession(request, row);
    if (session !== undefined) await touchSession(backend, session);
    return readLink(backend, row, session !== undefined);
  });

  serve(app, clientLinkCalls.enter, async ({ request, reply, body: { code } }) =>
    enterLink(backend, await openLink(request), { code, request, reply }),
  );

  serve(app, clientLinkCalls.sendCode, async ({ request }) =>
    sendCodeAgain(app, await openLink(request), request),
  );

  serve(app, clientLinkCalls.handOver, async ({ request, body: { guids } }) => {
    const { row, session } = await enteredLink(request);
    await touchSession(backend, session);
    await handOverFiles(app, row, guids);
  });
}
