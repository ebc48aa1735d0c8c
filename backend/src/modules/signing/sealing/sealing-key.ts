import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { desc, sql } from 'drizzle-orm';
import forge from 'node-forge';
import type { Database } from '../../../db/database';
import { sealingKeys } from '../../../db/schema/signing-records';
import type { Sealer } from '../../../personal-data/sealer';

/** Any number; the same on every node, so that only one of them makes the key. */
const keyLock = 7_206_412;
const certificateYears = 10;
const sealName = 'Banka, a.s. – elektronická pečeť';

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
  forge.pki.privateKeyFromPem(key);
  forge.pki.certificateFromPem(certificate);
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
  const made = await makeSealingKey(now);
  await tx
    .insert(sealingKeys)
    .values({ sealedPem: sealer.seal(`${made.key}\n${made.certificate}`), createdOn: now });
  return made;
}

async function makeSealingKey(now: Date): Promise<SealingKey> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A leading zero keeps it positive.
  certificate.serialNumber = `00${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setFullYear(now.getFullYear() + certificateYears);
  const subject = [
    { name: 'commonName', value: sealName, valueTagClass: forge.asn1.Type.UTF8 },
    { name: 'countryName', value: 'CZ' },
  ];
  certificate.setSubject(subject as forge.pki.CertificateField[]);
  certificate.setIssuer(subject as forge.pki.CertificateField[]);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { key: privateKey, certificate: forge.pki.certificateToPem(certificate) };
}
