#!/usr/bin/env node
/** `npm run deploy:remote`: see scripts/build/deploy-remote.ts. */
import { register } from 'tsx/esm/api';

register();
const { deployRemote } = await import('./build/deploy-remote.ts');
process.exitCode = await deployRemote(process.argv.slice(2));
