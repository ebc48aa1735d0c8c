import { installDebianPackages } from './debian-package.mjs';
import { run } from './run.mjs';

const isThere = async () => (await run('pdfsig', ['-v'])).code === 0;

let installing;

/**
 * Installs poppler-utils unless the machine has them: `pdfsig` verifies the seal of finished
 * documents, `pdftotext` reads them. Where they cannot be installed, the test that asks them fails and
 * says so.
 */
export function preparePdfReader() {
  installing ??= isThere().then((found) => found || installDebianPackages('poppler-utils'));
  return installing;
}
