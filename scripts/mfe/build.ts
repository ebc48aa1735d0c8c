import { Refusal } from '@advisor/federation/deploy/refusal';
import type { App } from '../build/apps';
import { buildApp } from '../build/build-app';
import { appsByName } from './apps-by-name';
import { readArguments } from './command';

/** @throws {Refusal} when one of them does not build */
export async function buildAll(apps: readonly App[], force = false): Promise<void> {
  const built = await Promise.all(apps.map((app) => buildApp(app, force)));
  if (built.includes(false)) throw new Refusal('The build failed; nothing was deployed.');
}

export async function build(args: readonly string[]): Promise<void> {
  const { names, values } = readArguments(args, ['force']);
  await buildAll(appsByName(names), values.force);
}
