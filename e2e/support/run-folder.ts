import { tmpdir } from 'node:os';
import path from 'node:path';

/** Of this run alone; the workers inherit its name, so that runs beside each other do not meet. */
const name = (process.env.E2E_RUN ??= `journeys-${process.pid}`);
const folder = path.join(tmpdir(), name);

/** Results of runs, a folder each. */
export const allResults = path.resolve(import.meta.dirname, '../test-results');

export const runFolder = {
  all: folder,
  /** A freshly seeded database that each worker copies. */
  database: path.join(folder, 'database'),
  /** The product as it was when the run began; a build meanwhile does not reach it. */
  product: path.join(folder, 'product'),
  /** Of another application, which has installed the package that embeds signing. */
  parent: path.join(folder, 'parent'),
  /** Traces of journeys that failed. */
  results: path.join(allResults, name),
};
