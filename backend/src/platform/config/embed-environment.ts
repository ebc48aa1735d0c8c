import type { Config } from './config';
import { StartError } from '../start-error';

/** `demo-parent` with the secret `demo`, beside the demo users only. */
const demoClients = {
  'demo-parent':
    'scrypt$32768$8$3$hx8JfZ5sXzdrW8uLulorzw$kydMe4esVYIUryGo-BxjnXLEEcPbgLAdtYw8QTr36OQ',
};

interface Variables {
  EMBED_CLIENTS?: string;
  EMBED_PARENT_ORIGINS?: string;
}

const listOf = (value = ''): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/**
 * Who may embed signing.
 * @throws StartError that names the variable
 */
export function readEmbed(
  { EMBED_CLIENTS, EMBED_PARENT_ORIGINS }: Variables,
  demoUsers: boolean,
): Config['embed'] {
  const clients = listOf(EMBED_CLIENTS).map((client) => {
    const [id = '', hash = '', ...rest] = client.split(':');
    if (!/^[\w.-]+$/.test(id) || !hash.startsWith('scrypt$') || rest.length > 0) {
      throw new StartError('EMBED_CLIENTS takes a list of id:hash, each hash made by scrypt.');
    }
    return [id, hash] as const;
  });
  return {
    clients: clients.length === 0 && demoUsers ? demoClients : Object.fromEntries(clients),
    parentOrigins: readOrigins('EMBED_PARENT_ORIGINS', EMBED_PARENT_ORIGINS),
  };
}

/** @throws StartError that names the variable, unless each is an exact origin */
export function readOrigins(variable: string, value: string | undefined): string[] {
  const origins = listOf(value);
  for (const origin of origins) checkOrigin(variable, origin);
  return origins;
}

/** @throws StartError unless it is an exact origin, https but for this machine */
export function checkOrigin(variable: string, origin: string): void {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  // A browser would take a star for a pattern.
  const isExact = url?.origin === origin && /^\w+:\/\/[\w.:[\]-]+$/.test(origin);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!isExact || (url.protocol !== 'https:' && !isLocal)) {
    throw new StartError(
      `${variable} takes exact origins such as https://portal.example, not "${origin}".`,
    );
  }
}
