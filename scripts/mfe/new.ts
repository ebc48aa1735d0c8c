import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { format, type FormatConfig } from 'oxfmt';
import { root } from '../build/apps';
import { readArguments, requireName, print } from './command';
import { remoteFiles, type NewRemote } from './remote-template';

/** What addresses and folders already mean something else by. */
const taken = new Set(['host', 'embed', 'api', 'remotes', 'registry', 'health', 'ready', 'demo']);

function checkName(name: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Refusal(`${name} is no name: lower case letters, with hyphens between words.`);
  }
  if (taken.has(name)) throw new Refusal(`The address /${name} is not free.`);
  if (existsSync(join(root, `mfe-${name}`))) {
    throw new Refusal(`There is a folder mfe-${name} already.`);
  }
}

/** Writes the folder under another name first: half a remote would break every build. */
async function writeRemote(remote: NewRemote): Promise<void> {
  const folder = join(root, `mfe-${remote.name}`);
  const aside = join(root, `.mfe-${remote.name}-${process.pid}`);
  const { ignorePatterns: _, ...style } = JSON.parse(
    await readFile(join(root, '.oxfmtrc.json'), 'utf8'),
  ) as FormatConfig & { ignorePatterns: string[] };
  for (const [name, content] of Object.entries(remoteFiles(remote))) {
    const file = join(aside, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await format(name, content, style)).code);
  }
  await rename(aside, folder);
}

/** Links the new package; the lockfile grows by it. */
async function installPackages(): Promise<void> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const args = ['--yes', manifest.packageManager, 'install', '--no-frozen-lockfile'];
  try {
    // Without a terminal pnpm would ask in vain.
    await promisify(execFile)('npx', args, { cwd: root, env: { ...process.env, CI: 'true' } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Refusal(`Its packages could not be installed:\n${stdout}${stderr}`);
  }
}

export async function createRemote(args: readonly string[]): Promise<void> {
  const { names, values } = readArguments(args, ['title', 'no-install']);
  if (names.length === 0) throw new Refusal('The name of the new remote is missing.');
  const name = requireName(names);
  checkName(name);
  const title = values.title ?? `${name[0]?.toUpperCase()}${name.slice(1)}`;
  await writeRemote({ name, title });
  if (!values['no-install']) await installPackages();
  print(`mfe-${name} is there, with a page at /${name}. What comes next:`);
  print('  npm run build                            once: the host and the other remotes');
  print(`  npm run dev -- ${name}                  its page, while you change it`);
  print(`  npx jest mfe-${name}                    its tests`);
  print(`  npm run mfe -- deploy ${name} --to DIR  beside the others`);
}
