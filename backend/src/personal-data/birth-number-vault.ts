import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps birth numbers: nobody reads them from the database, only an exact one can be looked for. */
export interface BirthNumberVault {
  /** Encrypts; the same number gives another text each time. */
  seal(birthNumber: string): string;
  /** @throws when the text was changed or another key sealed it */
  open(sealed: string): string;
  /** Keyed hash: the same for the same number, useless without the key. */
  index(birthNumber: string): string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** @param dataKey 32 bytes */
export function createBirthNumberVault(dataKey: Buffer): BirthNumberVault {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), purpose, 32));
  const sealKey = derive('birth number: seal');
  const indexKey = derive('birth number: index');
  return {
    seal(birthNumber) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, sealKey, iv);
      const content = Buffer.concat([cipher.update(birthNumber, 'utf8'), cipher.final()]);
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
    index: (birthNumber) => createHmac('sha256', indexKey).update(birthNumber).digest('base64'),
  };
}
