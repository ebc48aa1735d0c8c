import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from './app';
import { describeError } from './http/log';
import { processMetrics } from './operations/metrics';
import { loadDataKey } from './personal-data/data-key';
import { demoPassword, demoUsers } from './session/demo-users';
import { StartError } from './start-error';
import { createDataFolder } from './start/data-folder';
import { readEnvironment } from './start/environment';
import { listen } from './start/listen';
import { help, type Options, parseOptions } from './start/options';
import { prepareDatabase } from './start/prepare-database';
import { say } from './start/say';
import { stopOnSignal } from './start/stop-on-signal';

async function start(options: Options): Promise<void> {
  const environment = readEnvironment(process.env);
  const { config, isProduction, logLevel } = environment;
  const productDir = productFolder(options.productDir);
  if (environment.databaseUrl === undefined || environment.dataKey === undefined) {
    createDataFolder(options.data);
  }
  const dataKey = loadDataKey(environment.dataKey, join(options.data, 'data.key'));
  const database = await prepareDatabase(options, environment, dataKey);
  try {
    const app = await buildApp({
      db: database.db,
      dataKey,
      config: { ...config, productDir },
      metrics: processMetrics(database.connections),
      log: { level: logLevel, pretty: !isProduction && process.stdout.isTTY },
    });
    await listen(app, options.port, options.host);
    stopOnSignal(config.stop, {
      leave: () => {
        app.leaving = true;
        app.log.info('leaving');
      },
      close: async () => {
        await app.close();
        await database.close();
      },
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const name = options.host === '127.0.0.1' ? 'localhost' : options.host;
  say(`The workplace runs at http://${name}:${options.port}`);
  if (config.demoUsers) {
    const logins = demoUsers.map(({ user }) => user.login).join(', ');
    say(`Users: ${logins}; password: ${demoPassword}`);
  }
}

function productFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  const productDir = resolve(folder);
  if (!existsSync(join(productDir, 'registry'))) {
    throw new StartError(`The folder ${folder} holds no built product.`);
  }
  return productDir;
}

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined) say(help);
  else await start(options);
} catch (error) {
  // A fault of ours is told with its place, but without the values that its message may quote.
  const told = error instanceof StartError ? error.message : JSON.stringify(describeError(error));
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}
