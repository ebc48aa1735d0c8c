import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Bytes that a part grows by. */
export const sealedBy = ivLength + tagLength;

/** Encrypts the parts of files. A part opens at its own place of its own file only. */
export interface PartSealer {
  /** @param place of the part: its file and where it begins */
  seal(part: Uint8Array, place: string): Buffer;
  /** @throws when the part was changed, or belongs elsewhere */
  open(sealed: Uint8Array, place: string): Buffer;
}

/** @param dataKey 32 bytes */
export function createPartSealer(dataKey: Buffer, purpose: string): PartSealer {
  const key = Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), `${purpose}: parts`, 32));
  return {
    seal(part, place) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
      const content = [cipher.update(part), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...content]);
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const tagEnd = ivLength + tagLength;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivLength, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
    },
  };
}
