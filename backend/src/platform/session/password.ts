import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost, block size and parallelisation recommended by OWASP's password storage sheet (32 MiB). */
const current = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

/** A hash that carries its parameters, so that they can be raised without touching old ones. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, current);
  const { N, r, p } = current;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes the same time for a user that does not exist (`hash` undefined). */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  if (scheme !== 'scrypt') {
    await derive(password, randomBytes(16), current);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: typeof current): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
