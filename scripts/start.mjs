import { nodeTooOld } from './lib/node-version.mjs';

const sentence = nodeTooOld(process.versions.node);
if (sentence) {
  process.stderr.write(sentence + '\n');
  process.exit(1);
}

// Only now: the rest is written for a Node that is new enough.
const { start } = await import('./lib/start.mjs');
await start(process.argv.slice(2));
