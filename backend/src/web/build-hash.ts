import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What changes with the host, and what changes when a remote is deployed or rolled back. */
const sources = ['index.html', 'registry.json'];

/** The deployed version of the whole product; read again when a deployment has changed it. */
export function createBuildHash(productDir: string): () => string {
  const files = sources.map((name) => join(productDir, name));
  let readAt = '';
  let hash = '';
  return () => {
    const changed = files.map((file) => statSync(file).mtimeMs).join();
    if (changed !== readAt) {
      const digest = createHash('sha256');
      for (const file of files) digest.update(readFileSync(file));
      hash = digest.digest('hex').slice(0, 16);
      readAt = changed;
    }
    return hash;
  };
}
