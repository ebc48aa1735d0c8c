import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';
import type { SealingKey } from '../../platform/config/sealing-key';

/** Room for the signature with its certificate, bytes. */
const signatureLength = 8_192;

/** The PDF with an embedded PKCS #7 signature over all of it. */
export function sealPdf(
  pdf: Buffer,
  { key, reason, sealedOn }: { key: SealingKey; reason: string; sealedOn: Date },
): Promise<Buffer> {
  const digits = textString(reason);
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: digits,
    contactInfo: 'podpora@banka.example',
    name: 'Banka, a.s.',
    location: 'Praha',
    signingTime: sealedOn,
    signatureLength,
  });
  writeInHex(prepared, digits);
  return new SignPdf().sign(prepared, new KeySigner(key), sealedOn);
}

/** Text as PDF knows it beyond ASCII: UTF-16 with its mark, in hexadecimal digits. */
function textString(text: string): string {
  return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex').toUpperCase();
}

/**
 * The library encodes such a text twice, so it is given the digits: the literal `(…)` that it writes
 * becomes the hexadecimal string `<…>` of the same length.
 */
function writeInHex(pdf: Buffer, digits: string): void {
  const start = pdf.lastIndexOf(`(${digits})`);
  pdf.write('<', start, 'latin1');
  pdf.write('>', start + digits.length + 1, 'latin1');
}

class KeySigner extends Signer {
  readonly #sealingKey: SealingKey;

  constructor(sealingKey: SealingKey) {
    super();
    this.#sealingKey = sealingKey;
  }

  override async sign(content: Buffer, signingTime: Date): Promise<Buffer> {
    const certificate = forge.pki.certificateFromPem(this.#sealingKey.certificate);
    const signature = forge.pkcs7.createSignedData();
    signature.content = forge.util.createBuffer(content.toString('binary'));
    signature.addCertificate(certificate);
    const { contentType, data, messageDigest, sha256, signingTime: timeOid } = forge.pki.oids;
    const signer = {
      key: forge.pki.privateKeyFromPem(this.#sealingKey.key),
      issuer: readableIssuer(certificate),
      serialNumber: certificate.serialNumber,
      digestAlgorithm: sha256,
      authenticatedAttributes: [
        { type: contentType, value: data },
        { type: timeOid, value: signingTime },
        { type: messageDigest },
      ],
    };
    signature.addSigner(signer as unknown as Parameters<typeof signature.addSigner>[0]);
    signature.sign({ detached: true });
    return Buffer.from(forge.asn1.toDer(signature.toAsn1()).getBytes(), 'binary');
  }
}

/**
 * The issuer as the signature names it. The library reads UTF-8 as bytes and would encode it twice;
 * the names would differ, and nobody would find the certificate.
 */
const readableIssuer = ({ issuer }: forge.pki.Certificate): forge.pki.CertificateField[] =>
  issuer.attributes.map((attribute) =>
    Number(attribute.valueTagClass) === Number(forge.asn1.Type.UTF8)
      ? { ...attribute, value: forge.util.decodeUtf8(String(attribute.value)) }
      : attribute,
  );
