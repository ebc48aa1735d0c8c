import { createHash, sign, X509Certificate } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, Sequence, Set as Asn1Set } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { oid } from './oids';

/** A private RSA key and its certificate, both PEM. */
export interface SigningKey {
  key: string;
  certificate: string;
}

interface ToSign {
  /** What kind of content it is. */
  contentType: string;
  content: Uint8Array;
  /** Whether the content stands beside the signature instead of in it. */
  isDetached: boolean;
}

export const sha256 = (content: Uint8Array): Buffer =>
  createHash('sha256').update(content).digest();

/**
 * Signed data as CAdES has it: the signature covers the hash of its certificate, and no time but that
 * of a time-stamp. DER.
 */
export function signedData(
  { key, certificate }: SigningKey,
  { contentType, content, isDetached }: ToSign,
): Buffer {
  const raw = new X509Certificate(certificate).raw;
  const signer = Certificate.fromBER(raw);
  const attributes = signedAttributes(contentType, content, raw);
  const toSign = new Asn1Set({ value: attributes.map((attribute) => attribute.toSchema()) });
  const encapsulated = new EncapsulatedContentInfo({ eContentType: contentType });
  // The constructor would cut it into pieces, which DER does not know.
  if (!isDetached) encapsulated.eContent = new OctetString({ valueHex: bytesOf(content) });
  const data = new SignedData({
    version: isDetached ? 1 : 3,
    digestAlgorithms: [digestAlgorithm()],
    encapContentInfo: encapsulated,
    certificates: [signer],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: signer.issuer,
          serialNumber: signer.serialNumber,
        }),
        digestAlgorithm: digestAlgorithm(),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: new AlgorithmIdentifier({
          algorithmId: oid.sha256WithRsa,
          algorithmParams: new Null(),
        }),
        signature: new OctetString({
          valueHex: bytesOf(sign('sha256', Buffer.from(toSign.toBER()), key)),
        }),
      }),
    ],
  });
  return toDer(data);
}

const digestAlgorithm = () => new AlgorithmIdentifier({ algorithmId: oid.sha256 });

/** In the order of DER, by which they are signed and written. */
function signedAttributes(contentType: string, content: Uint8Array, certificate: Buffer) {
  const certificateHash = new OctetString({ valueHex: bytesOf(sha256(certificate)) });
  const attributes = [
    new Attribute({
      type: oid.contentType,
      values: [new ObjectIdentifier({ value: contentType })],
    }),
    new Attribute({
      type: oid.messageDigest,
      values: [new OctetString({ valueHex: bytesOf(sha256(content)) })],
    }),
    new Attribute({
      type: oid.signingCertificateV2,
      values: [
        // SHA-256 is what is meant where no algorithm is named.
        new Sequence({
          value: [new Sequence({ value: [new Sequence({ value: [certificateHash] })] })],
        }),
      ],
    }),
  ];
  return attributes.toSorted((one, other) => Buffer.compare(encoded(one), encoded(other)));
}

const encoded = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER());

/** A copy that is nobody else's. */
export const bytesOf = (content: Uint8Array): ArrayBuffer => Uint8Array.from(content).buffer;

const toDer = (data: SignedData): Buffer =>
  Buffer.from(
    new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) })
      .toSchema()
      .toBER(),
  );

function signerOf(cms: Uint8Array): { data: SignedData; signer: SignerInfo } {
  const data = new SignedData({ schema: ContentInfo.fromBER(bytesOf(cms)).content });
  const [signer] = data.signerInfos;
  if (signer === undefined) throw new Error('nobody has signed the data');
  return { data, signer };
}

/** SHA-256 of the signature itself: what a time-stamp is asked for. */
export const signatureHash = (cms: Uint8Array): Buffer =>
  sha256(Buffer.from(signerOf(cms).signer.signature.getValue()));

/**
 * The same signature with a time-stamp, which it does not cover.
 * @param token of RFC 3161, about the hash of the signature
 */
export function withTimeStamp(cms: Uint8Array, token: Uint8Array): Buffer {
  const { data, signer } = signerOf(cms);
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [
      new Attribute({
        type: oid.timeStampToken,
        values: [ContentInfo.fromBER(bytesOf(token)).toSchema()],
      }),
    ],
  });
  return toDer(data);
}
