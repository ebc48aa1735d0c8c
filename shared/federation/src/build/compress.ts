import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What browsers are sent; descriptions are read by the server and the commands only. */
const isCompressible = (name: string) => /\.(js|css|svg)$/.test(name);
/** Below it a header costs more than compression saves. In bytes. */
const smallest = 512;

/**
 * Writes `.br` and `.gz` beside each text file of a build, at the highest level: it is done once
 * for as long as the file is served.
 */
export async function compressFiles(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  await Promise.all(
    names.filter(isCompressible).map(async (name) => {
      const file = join(dir, name);
      if (existsSync(`${file}.br`)) return;
      const content = await readFile(file);
      if (content.length < smallest) return;
      const [asBrotli, asGzip] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        zip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, asBrotli), writeFile(`${file}.gz`, asGzip)]);
    }),
  );
}
