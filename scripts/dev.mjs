#!/usr/bin/env node
/** `npm run dev -- [remote…]`: see scripts/build/dev.ts. */
import { register } from 'tsx/esm/api';
import { refuse } from './lib/refusal.mjs';

register();
const { develop } = await import('./build/dev.ts');
await develop(process.argv.slice(2)).catch(refuse);
