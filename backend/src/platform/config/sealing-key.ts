import { createPrivateKey, X509Certificate } from 'node:crypto';

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
