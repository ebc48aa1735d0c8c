import { createPrivateKey, X509Certificate } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { sealingKeys } from '../../../db/schema/signing-records';
import type { Sealer } from '../../../personal-data/sealer';

/** Any number; the same on every node, so that only one of them makes the key. */
const keyLock = 7_206_412;

/** A private key and its certificate, both PEM. */
export interface SealingKey {
  key: string;
  certificate: string;
}

/**
 * Reads a key and its certificate out of one PEM text.
 * @throws Error when either is missing or cannot be read
 */
export function readSealingKey(pem: string): SealingKey {
  const [key] =
    /-----BEGIN (?:RSA )?PRIVATE KEY-----[^-]+-----END (?:RSA )?PRIVATE KEY-----/.exec(pem) ?? [];
  const [certificate] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(pem) ?? [];
  if (key === undefined || certificate === undefined) {
    throw new Error('a private RSA key and a certificate in PEM are needed');
  }
  if (!new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))) {
    throw new Error('the certificate belongs to another key');
  }
  return { key, certificate };
}

/** The key that all nodes share: made when it is first needed, kept encrypted in the database. */
export async function storedSealingKey(
  tx: Database,
  sealer: Sealer,
  now: Date,
): Promise<SealingKey> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
  const [stored] = await tx
    .select({ sealedPem: sealingKeys.sealedPem })
    .from(sealingKeys)
    .orderBy(desc(sealingKeys.id))
    .limit(1);
  if (stored !== undefined) return readSealingKey(sealer.open(stored.sealedPem));
  const { makeSealingKey } = await import('./make-sealing-key');
  const made = await makeSealingKey(now);
  await tx
    .insert(sealingKeys)
    .values({ sealedPem: sealer.seal(`${made.key}\n${made.certificate}`), createdOn: now });
  return made;
}
