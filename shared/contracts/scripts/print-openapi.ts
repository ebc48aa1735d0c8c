import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openApiDocument } from '@advisor/contracts/openapi';

/*
 * Writes openapi.json from the contract; with --check only says whether the file is fresh, and ends
 * with 1 when it is not.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!values.check) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('openapi.json does not fit the contract: run "npm run openapi".\n');
  process.exitCode = 1;
}
