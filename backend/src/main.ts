import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from './app';
import { describeError } from './platform/http/log';
import { diskMetrics } from './platform/operations/disk-metrics';
import { metricsServer, processMetrics } from './platform/operations/metrics';
import { loadDataKey } from './platform/personal-data/data-key';
import { demoPassword, demoUsers } from './platform/session/demo-users';
import { StartError } from './platform/start-error';
import { watchEventLoop } from './platform/watchdog/watch-event-loop';
import { createDataFolder } from './start/data-folder';
import { besideDatabase } from './platform/config/archive-environment';
import { readEnvironment } from './platform/config/environment';
import { checkArchive } from './start/check-archive';
import { handleArchive } from './start/handle-archive';
import { handleJobs } from './start/handle-jobs';
import { publishDemoRatesDaily } from './start/publish-demo-rates';
import { listen } from './start/listen';
import { loadNeighbours } from './start/load-neighbours';
import { help, type Options, parseOptions } from './start/options';
import { prepareDatabase } from './start/prepare-database';
import { print } from './start/print';
import { startClock } from './start/start-clock';
import { stopOnSignal } from './start/stop-on-signal';

async function start(options: Options): Promise<void> {
  const environment = readEnvironment(process.env);
  const { isProduction, logLevel } = environment;
  const archive = besideDatabase(environment.config.archive, environment.databaseUrl, options.data);
  const config = { ...environment.config, archive };
  const clock = startClock(options.clock, isProduction);
  const productDir = productFolder(options.productDir);
  if (environment.databaseUrl === undefined || environment.dataKey === undefined) {
    createDataFolder(options.data);
  }
  const dataKey = loadDataKey(environment.dataKey, join(options.data, 'data.key'));
  const database = await prepareDatabase(options, environment, dataKey, clock);
  try {
    const metrics = processMetrics(database.connections);
    diskMetrics(metrics, {
      data: options.data,
      'deploy-root': productDir,
      archive: archive.folder,
    });
    const neighbours = await loadNeighbours(config.neighbours.module);
    const app = await buildApp({
      db: database.db,
      listen: database.listen,
      dataKey,
      clock,
      config: { ...config, productDir },
      neighbours,
      metrics,
      log: { level: logLevel, pretty: !isProduction && process.stdout.isTTY },
    });
    if (neighbours.documentArchive === undefined) await checkArchive(app);
    if (config.demoUsers) publishDemoRatesDaily(app);
    if (options.metricsPort !== undefined) {
      const server = metricsServer(metrics);
      app.addHook('onClose', () => server.close());
      await listen(server, options.metricsPort, options.metricsHost, '--metrics-port');
    }
    if (config.watchdogSeconds > 0) await watchEventLoop(config.watchdogSeconds);
    await listen(app, options.port, options.host);
    stopOnSignal(config.stop, {
      leave: () => {
        app.leaving = true;
        app.log.info('shutdown started');
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
  print(`Listening on http://${name}:${options.port}`);
  if (config.demoUsers) {
    const logins = demoUsers.map(({ user }) => user.login).join(', ');
    print(`Users: ${logins}; password: ${demoPassword}`);
  }
}

function productFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  const productDir = resolve(folder);
  if (!existsSync(join(productDir, 'registry'))) {
    throw new StartError(`No built product in the folder ${folder}.`);
  }
  return productDir;
}

async function run(args: string[]): Promise<void> {
  if (args[0] === 'jobs') return handleJobs(args.slice(1));
  if (args[0] === 'archive') return handleArchive(args.slice(1));
  const options = parseOptions(args);
  if (options === undefined) print(help);
  else await start(options);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  // An unexpected error gets its stack, but no message: that may quote personal data.
  const text = error instanceof StartError ? error.message : JSON.stringify(describeError(error));
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
