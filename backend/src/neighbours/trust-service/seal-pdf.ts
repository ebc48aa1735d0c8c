import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { oid } from '../../platform/cms/oids';
import { signatureHash, signedData, withTimeStamp } from '../../platform/cms/signed-data';
import type { SealingKey } from '../../platform/config/sealing-key';

/** Room for the signature with its certificate and time-stamp, bytes. */
const signatureLength = 16_384;

/** A sealed PDF that waits for its time-stamp. */
export interface SignedPdf {
  /** With room for the signature. */
  prepared: Uint8Array;
  cms: Uint8Array;
  /** SHA-256 of the signature: what the time-stamp is about. */
  signatureHash: Uint8Array;
}

/** Signs the whole PDF as PAdES has it: `ETSI.CAdES.detached`, without a time of its own in it. */
export async function signPdf(
  pdf: Buffer,
  { key, reason, sealedOn }: { key: SealingKey; reason: string; sealedOn: Date },
): Promise<SignedPdf> {
  const digits = textString(reason);
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: digits,
    contactInfo: 'podpora@banka.example',
    name: 'Banka, a.s.',
    location: 'Praha',
    signingTime: sealedOn,
    signatureLength,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  writeInHex(prepared, digits);
  let cms: Buffer = Buffer.alloc(0);
  await place(prepared, (content) => {
    cms = signedData(key, { contentType: oid.data, content, isDetached: true });
    return cms;
  });
  return { prepared, cms, signatureHash: signatureHash(cms) };
}

/** The sealed PDF with the token of RFC 3161 beside its signature. */
export const stampPdf = ({ prepared, cms }: SignedPdf, token: Uint8Array): Promise<Buffer> =>
  place(Buffer.from(prepared), () => withTimeStamp(cms, token));

/** Writes what is signed over everything around it. */
function place(prepared: Buffer, sign: (content: Buffer) => Buffer): Promise<Buffer> {
  class Placed extends Signer {
    override async sign(content: Buffer): Promise<Buffer> {
      return sign(content);
    }
  }
  return new SignPdf().sign(prepared, new Placed());
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
