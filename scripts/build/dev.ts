import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readRegistry } from '@advisor/federation/build/deploy';
import { developmentServer } from '@advisor/federation/build/development-server';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import type { Configuration } from 'webpack';
import { findApps, productDir, root, type App } from './apps';

const port = 3000;
const backEndPort = 4000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function configurationOf({ dir, name, kind }: App): Promise<Configuration> {
  const { default: configure } = (await import(join(dir, 'webpack.config.ts'))) as {
    default: (options: Omit<BuildOptions, 'dir'>) => Configuration;
  };
  return {
    ...configure({ mode: 'development', outputPath: join(dir, 'dist/development') }),
    ...(kind === 'host' ? {} : { name: name.replace('mfe-', '') }),
  };
}

function startBackEnd() {
  const main = join(root, 'backend/src/main.ts');
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', main].concat([
      `--port=${backEndPort}`,
      `--static=${productDir}`,
    ]),
    { cwd: root, stdio: 'inherit' },
  );
  return () => child.kill('SIGTERM');
}

/**
 * Serves the host and the named remotes from memory with fast refresh; the other remotes come from
 * the last build, calls go to the back end, which restarts when its sources change.
 * @param names remotes as in the registry, for example `case`; all when none is named
 */
export async function develop(names: readonly string[]): Promise<void> {
  // Pages for other applications come from the last build.
  const apps = findApps().filter(({ kind }) => kind !== 'embed');
  const remotes = apps
    .filter(({ kind }) => kind === 'remote')
    .map(({ name }) => name.replace('mfe-', ''));
  const unknown = names.find((name) => !remotes.includes(name));
  const { remotes: deployed } = await readRegistry(productDir);
  if (unknown !== undefined) {
    say(`There is no remote ${unknown}; there are ${remotes.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  if (deployed.length === 0) {
    say('Nothing is built yet; run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const watched = names.length > 0 ? names : remotes;
  const chosen = apps.filter(
    ({ name, kind }) => kind === 'host' || watched.includes(name.replace('mfe-', '')),
  );
  const server = await developmentServer({
    configurations: await Promise.all(chosen.map(configurationOf)),
    registry: { remotes: deployed },
    port,
    backEnd: `http://127.0.0.1:${backEndPort}`,
  });
  const stopBackEnd = startBackEnd();
  const stop = () => {
    stopBackEnd();
    void server.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await server.start();
  say(`Development: http://localhost:${port} (host, ${watched.join(', ')})`);
}
