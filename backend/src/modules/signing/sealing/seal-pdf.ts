import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import forge from 'node-forge';
import type { SealingKey } from './sealing-key';

/** Room for the signature with its certificate, bytes. */
const signatureLength = 8_192;

/** The PDF with an embedded PKCS #7 signature over all of it. */
export function sealPdf(
  pdf: Buffer,
  { key, certificate }: SealingKey,
  signedOn: Date,
): Promise<Buffer> {
  // The library takes the key in this container only; it never leaves the process.
  const container = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(key),
    [forge.pki.certificateFromPem(certificate)],
    '',
    { algorithm: '3des' },
  );
  const p12 = Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary');
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: 'Podepsano vsemi ucastniky',
    contactInfo: 'podpora@banka.example',
    name: 'Banka, a.s.',
    location: 'Praha',
    signingTime: signedOn,
    signatureLength,
  });
  return new SignPdf().sign(prepared, new P12Signer(p12), signedOn);
}
