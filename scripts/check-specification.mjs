import path from 'node:path';
import { specificationFaults } from './lib/specification.mjs';

const faults = specificationFaults(path.resolve(import.meta.dirname, '..'));
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
