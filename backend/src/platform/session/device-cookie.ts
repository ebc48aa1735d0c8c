import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from './session-store';

const daySeconds = 86_400;
/** A browser that nobody has signed in by for so long is a stranger's again. */
const knownForDays = 180;

/** One for each login, so that colleagues at one computer do not take it from each other. */
function nameOf({ protocol }: FastifyRequest, login: string): string {
  const plain = `advisor-device-${hashSecret(login).slice(0, 12)}`;
  return protocol === 'https' ? `__Host-${plain}` : plain;
}

/**
 * By what a browser is known in which this login has signed in before; undefined for a stranger's. It
 * is no proof of who signs in, it only keeps strangers' wrong passwords from counting against it.
 */
export function readDevice(request: FastifyRequest, login: string): string | undefined {
  const sealed = request.cookies[nameOf(request, login)];
  if (sealed === undefined) return undefined;
  try {
    const [owner, device] = request.server.backend.deviceSealer.open(sealed).split('\n');
    return owner === login ? device : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the browser known for this login, or for longer. */
export function writeDevice(reply: FastifyReply, login: string, device?: string): void {
  const { request, server } = reply;
  const known = device ?? randomBytes(16).toString('base64url');
  reply.setCookie(nameOf(request, login), server.backend.deviceSealer.seal(`${login}\n${known}`), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: knownForDays * daySeconds,
  });
}
