import type { Config, Webhook } from './config';
import { StartError } from '../start-error';

/** `demo-parent` with the secret `demo`, beside the demo users only. */
const demoClients = {
  'demo-parent':
    'scrypt$32768$8$3$hx8JfZ5sXzdrW8uLulorzw$kydMe4esVYIUryGo-BxjnXLEEcPbgLAdtYw8QTr36OQ',
};

interface Variables {
  EMBED_CLIENTS?: string;
  EMBED_PARENT_ORIGINS?: string;
  EMBED_WEBHOOKS?: string;
}

const localHosts = new Set(['localhost', '127.0.0.1']);

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
  { EMBED_CLIENTS, EMBED_PARENT_ORIGINS, EMBED_WEBHOOKS }: Variables,
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
    webhooks: Object.fromEntries(listOf(EMBED_WEBHOOKS).map(readWebhook)),
  };
}

/** At least 24 bytes in base64, as standardwebhooks.com has it. */
const secretShape = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2,3}={1,2})?$/;

function readWebhook(entry: string): [id: string, webhook: Webhook] {
  const [id = '', address = '', ...secrets] = entry.split(/\s+/);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url?.protocol === 'https:' || (url && localHosts.has(url.hostname));
  const areSecrets = secrets.length > 0 && secrets.every((secret) => secretShape.test(secret));
  if (!/^[\w.-]+$/.test(id) || !isSafe || !areSecrets) {
    throw new StartError(
      'EMBED_WEBHOOKS takes a list of "id https://address whsec_secret", the secret 24 bytes or more in base64.',
    );
  }
  return [id, { address, secrets }];
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
  const isLocal = url !== undefined && localHosts.has(url.hostname);
  if (!isExact || (url.protocol !== 'https:' && !isLocal)) {
    throw new StartError(
      `${variable} takes exact origins such as https://portal.example, not "${origin}".`,
    );
  }
}
