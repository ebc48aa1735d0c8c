import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../../platform/package-folder';

/** Written by the scripts of `shared/ui`, so that these pages look as the product does. */
const read = (file: string) => readFileSync(join(packageFolder, 'assets', file));

export const pageTokens = read('tokens.css').toString();

const content = read('inter-advisor.woff2');
const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The product's font, under a name that changes with it. */
export const pageFont = { content, path: `/signature-service/inter.${hash}.woff2` };
