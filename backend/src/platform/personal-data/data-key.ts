import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error';

const keyLength = 32;

/**
 * The key that personal data are encrypted with: from the configuration, otherwise from a file that
 * is created at the first start and readable by its owner only.
 *
 * @param configured base64 of 32 bytes (environment variable `DATA_KEY`)
 * @throws StartError when the key has another length or the file cannot be read
 */
export function loadDataKey(configured: string | undefined, file: string): Buffer {
  if (configured !== undefined) return checked(configured, 'DATA_KEY');
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(keyLength).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new StartError(`Cannot write the key file ${file}: ${message}.`);
  }
  return checked(readFileSync(file, 'utf8').trim(), `The key file ${file}`);
}

function checked(base64: string, source: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== keyLength) {
    throw new StartError(`${source} must hold ${keyLength} bytes in base64.`);
  }
  return key;
}
