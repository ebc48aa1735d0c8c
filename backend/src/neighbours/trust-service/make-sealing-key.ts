import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { SealingKey } from '../../platform/config/sealing-key';

const certificateYears = 10;
const sealName = 'Banka, a.s. – elektronická pečeť';

/** A new key with a certificate that it has signed itself. */
export async function makeSealingKey(now: Date): Promise<SealingKey> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // Positive, and not longer than it needs to be written.
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
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
