import { sourceHash } from './source-hash';

/** Once a run, before the workers start, which inherit it: it takes longer than opening a database. */
export default function prepareTests(): void {
  process.env.TEST_DATABASE_SOURCES = sourceHash();
}
