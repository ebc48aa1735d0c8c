#!/usr/bin/env node
/** `npm run mfe -- COMMAND`: see scripts/mfe/main.ts. */
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./mfe/main.ts');
process.exitCode = await main(process.argv.slice(2));
