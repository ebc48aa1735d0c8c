import { generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { BitString, Integer, Null, ObjectIdentifier, Sequence, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  Certificate,
  Extension,
  PublicKeyInfo,
} from 'pkijs';
import { oid } from './oids';
import { bytesOf, type SigningKey } from './signed-data';

const certificateYears = 10;
const day = 86_400_000;

interface Purpose {
  commonName: string;
  /** The one thing that it may be used for, where that is all. */
  extendedKeyUsage?: string;
}

/** A new RSA key with a certificate that it has signed itself. Keeps a core busy. */
export async function selfSignedKey(
  now: Date,
  { commonName, extendedKeyUsage }: Purpose,
): Promise<SigningKey> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const certificate = new Certificate({
    version: 2,
    // Positive, and not longer than it needs to be written.
    serialNumber: new Integer({ valueHex: bytesOf(Buffer.from([1, ...randomBytes(15)])) }),
    signature: rsaWithSha256(),
    signatureAlgorithm: rsaWithSha256(),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(bytesOf(publicKey)),
    extensions: [
      extension(oid.basicConstraints, new Sequence()),
      // Signatures, which nobody can deny.
      extension(oid.keyUsage, new BitString({ valueHex: bytesOf(Buffer.of(0xc0)), unusedBits: 6 })),
      ...(extendedKeyUsage === undefined
        ? []
        : [
            extension(
              oid.extendedKeyUsage,
              new Sequence({ value: [new ObjectIdentifier({ value: extendedKeyUsage })] }),
            ),
          ]),
    ],
  });
  // The library writes one part of a name right, and several as if they were one.
  for (const name of [certificate.subject, certificate.issuer]) {
    name.typesAndValues = [
      new AttributeTypeAndValue({
        type: oid.commonName,
        value: new Utf8String({ value: commonName }),
      }),
    ];
  }
  // A clock that is a little behind still finds it valid.
  certificate.notBefore.value = new Date(now.getTime() - day);
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setFullYear(now.getFullYear() + certificateYears);
  const body = Buffer.from(certificate.encodeTBS().toBER());
  certificate.tbsView = body;
  certificate.signatureValue = new BitString({
    valueHex: bytesOf(sign('sha256', body, privateKey)),
  });
  const der = Buffer.from(certificate.toSchema(true).toBER());
  return { key: privateKey, certificate: pemOf(der) };
}

const rsaWithSha256 = () =>
  new AlgorithmIdentifier({ algorithmId: oid.sha256WithRsa, algorithmParams: new Null() });

const extension = (extnID: string, value: Sequence | BitString) =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() });

const pemOf = (der: Buffer): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(der.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
    '',
  ].join('\n');
