import { createHmac } from 'node:crypto';

const prefix = 'whsec_';

/** The secret's bytes; undefined when it is none of at least 24 bytes. */
export function readSecret(secret: string): Buffer | undefined {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : '';
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length >= 24 && bytes.toString('base64') === encoded ? bytes : undefined;
}

interface Signed {
  id: string;
  /** Seconds since 1970, when it is sent. */
  timestamp: number;
  body: string;
}

/** Headers as standardwebhooks.com has them; several secrets while one takes the place of another. */
export function signatureHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: Signed,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = readSecret(secret) ?? '';
    const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${hash.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
