import type { FastifyInstance } from 'fastify';
import { unreadable } from '../failure';

/** Refuses two Host headers: Node takes the first, and a proxy in front may have taken the other. */
export function registerOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter(
      (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
    );
    if (hosts.length > 1) throw unreadable();
  });
}
