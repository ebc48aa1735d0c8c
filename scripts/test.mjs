import { nodeTooOld } from './lib/node-version.mjs';

const sentence = nodeTooOld(process.versions.node);
if (sentence) {
  process.stderr.write(sentence + '\n');
  process.exit(1);
}

const { test } = await import('./lib/test.mjs');
await test(process.argv.slice(2));
