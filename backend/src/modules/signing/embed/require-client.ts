import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import { basicSignInRequired } from '../../../platform/failure';
import { checkPassword } from '../../../platform/session/password-check';
import { hashSecret } from '../../../platform/session/session-store';
import { takeAttempt } from '../../../platform/session/sign-in-throttle';

interface ClientCall {
  request: FastifyRequest;
  config: Config;
  db: Database;
  clock: Clock;
}

/** Checks of secrets that are under way or have turned out right, so that none is made twice. */
const checks = new Map<string, Promise<boolean>>();

/**
 * An application asks for the codes of all its users with one secret, many at the same time: each
 * wrong one counts as an attempt, the right one is looked at once.
 *
 * @throws Failure 401 for a wrong id or secret, 429 after too many
 */
export async function requireClient({ request, config, db, clock }: ClientCall): Promise<string> {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (encoded === undefined) throw basicSignInRequired();
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const secret = rest.join(':');
  const hash = Object.hasOwn(config.embed.clients, id) ? config.embed.clients[id] : undefined;
  const look = async () =>
    checkPassword(
      await takeAttempt(db, clock, {
        login: `embed ${id}`,
        address: request.ip,
        isApplication: true,
      }),
      secret,
      hash,
    );
  const key = hashSecret(JSON.stringify([id, hash, secret]));
  const check = checks.get(key) ?? look();
  checks.set(key, check);
  const isRight = await check.catch((error: unknown) => {
    checks.delete(key);
    throw error;
  });
  if (isRight) return id;
  checks.delete(key);
  throw basicSignInRequired();
}
