import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'with-postgres.ts');

test('ends as the command does, so that a failure within is one', () => {
  const { status } = spawnSync('npx', ['tsx', script, 'node', '-e', 'process.exit(3)'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(3);
});
