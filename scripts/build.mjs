#!/usr/bin/env node
/**
 * Builds the host and all remotes, those that changed, into `dist/product`.
 * Usage: node scripts/build.mjs [--force] [name…]
 */
import { register } from 'tsx/esm/api';

register();
const { buildProduct } = await import('./build/product.ts');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const ok = await buildProduct({ names, force: process.argv.includes('--force') });
process.exitCode = ok ? 0 : 1;
