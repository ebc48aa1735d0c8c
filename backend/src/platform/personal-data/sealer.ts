import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts texts for one purpose; what was sealed for another does not open. */
export interface Sealer {
  /** The same text gives another one each time. */
  seal(text: string): string;
  /** @throws when the text was changed or another key sealed it */
  open(sealed: string): string;
  /** Keyed hash: the same for the same text, useless without the key. */
  hash(text: string): string;
}

/** @param dataKey 32 bytes */
export function createSealer(dataKey: Buffer, purpose: string): Sealer {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), `${purpose}: ${use}`, 32));
  const sealKey = derive('seal');
  const indexKey = derive('index');
  return {
    seal(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, sealKey, iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const tagEnd = ivLength + tagLength;
      const decipher = createDecipheriv(algorithm, sealKey, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher.setAuthTag(bytes.subarray(ivLength, tagEnd));
      return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
    },
    hash: (text) => createHmac('sha256', indexKey).update(text).digest('base64'),
  };
}
