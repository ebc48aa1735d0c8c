import { Refusal } from '@advisor/federation/deploy/refusal';
import { configurationOf } from '../build/apps';
import { assertPortFree } from '../lib/preconditions.mjs';
import { appsByName } from './apps-by-name';
import { readArguments, readNumber, requireName, print } from './command';

/** @throws {Refusal} unless it is an address of which the origin can be told */
function originOf(address: string | undefined): string {
  const origin = URL.canParse(address ?? '') ? new URL(address ?? '').origin : 'null';
  if (origin !== 'null') return origin;
  throw new Refusal('The workplace is missing: its origin, as in --for https://workplace.example.');
}

/** Runs a remote from this machine in a deployed product, until it is stopped. */
export async function serve(args: readonly string[]): Promise<void> {
  const { names, values } = readArguments(args, ['for', 'port']);
  const name = requireName(names);
  const product = originOf(values.for);
  const port = readNumber('port', values.port ?? '3005', [1, 65_535]);
  const [app] = appsByName([name]);
  if (app?.kind !== 'remote') throw new Refusal(`${name} is no remote.`);
  await assertPortFree(
    port,
    'choose another one with --port, and let the installation list it in OVERRIDE_ORIGINS',
  );

  // With the bundler, which no other command needs in its own process.
  const { overrideServer } = await import('@advisor/federation/build/override-server');
  const configuration = await configurationOf(app, { mode: 'production' });
  const server = overrideServer({ configuration, port, product });
  const stop = () => void server.stop();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await server.start();
  print(`Open ${product}/?override=${name}@http://localhost:${port}`);
}
