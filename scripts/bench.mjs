import { bench } from './lib/bench.mjs';

await bench(process.argv.slice(2));
