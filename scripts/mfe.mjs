#!/usr/bin/env node
/** `npm run mfe -- COMMAND`: see scripts/mfe/main.ts. */
import { register } from 'tsx/esm/api';

// Whoever reads no further, as `head` does, has read enough.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});
register();
const { main } = await import('./mfe/main.ts');
process.exitCode = await main(process.argv.slice(2));
