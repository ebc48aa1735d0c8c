import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../platform/clock';
import { readEnvironment } from '../platform/config/environment';
import { openDatabase } from '../platform/database/client';
import { jobsHelp, parseJobsCommand, runJobsCommand } from '../platform/jobs/jobs-command';
import { StartError } from '../platform/start-error';
import { parseCommandLine } from './options';
import { print } from './print';

const options = {
  data: { type: 'string', default: '.data' },
  help: { type: 'boolean', default: false },
} as const;

/**
 * `jobs …` of the command line: lists dead jobs, retries or drops them.
 * @throws StartError when the command is wrong or the database in use
 */
export async function handleJobs(args: string[]): Promise<void> {
  const { values, positionals } = parseCommandLine({ args, options, allowPositionals: true });
  if (values.help) return print(jobsHelp);
  const command = parseJobsCommand(positionals);
  const { databaseUrl: url } = readEnvironment(process.env);
  const dataDir = join(values.data, 'postgres');
  if (url === undefined && !existsSync(dataDir)) {
    throw new StartError(`No database in the folder ${dataDir}.`);
  }
  const { db, close } = await openDatabase(url === undefined ? { dataDir } : { url });
  try {
    for (const line of await runJobsCommand(db, command, systemClock.now())) print(line);
  } finally {
    await close();
  }
}
