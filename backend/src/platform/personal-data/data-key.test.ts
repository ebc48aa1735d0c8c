import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error';
import { loadDataKey } from './data-key';

describe('loadDataKey', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'data-key-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes a key at the first start and reads it at the next', () => {
    const file = join(folder, 'deep', 'data.key');
    const key = loadDataKey(undefined, file);
    expect(key).toHaveLength(32);
    expect(loadDataKey(undefined, file)).toEqual(key);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('takes the configured key first', () => {
    const configured = Buffer.alloc(32, 'key');
    expect(loadDataKey(configured.toString('base64'), join(folder, 'data.key'))).toEqual(
      configured,
    );
  });

  it('refuses a key of another length, wherever it comes from', () => {
    const file = join(folder, 'data.key');
    writeFileSync(file, 'c2hvcnQ=');
    expect(() => loadDataKey(undefined, file)).toThrow(StartError);
    expect(() => loadDataKey('c2hvcnQ=', file)).toThrow('DATA_KEY must hold 32 bytes in base64.');
  });
});
