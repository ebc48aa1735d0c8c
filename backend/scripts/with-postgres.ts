import { spawn } from 'node:child_process';
import { startPostgres } from './throw-away-postgres';

/** Runs a command with TEST_DATABASE_URL set to a PostgreSQL server that lives as long. */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  process.stderr.write('Usage: with-postgres.ts command [arguments]\n');
  process.exit(2);
}
const postgres = await startPostgres();
process.stderr.write(`PostgreSQL: ${postgres.origin}\n`);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const code = await new Promise<number>((resolve) => {
  child.once('error', () => resolve(127));
  child.once('exit', (status) => resolve(status ?? 1));
});
await postgres.stop();
// At once: a hook of the library would end it as if nothing had failed.
process.exit(code);
