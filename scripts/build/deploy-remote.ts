import { parseArgs } from 'node:util';
import { placeRemote, switchVersions } from '@advisor/federation/build/deploy';

const help = `Deploys one built remote, or takes a former version of it back.

  npm run deploy:remote -- --product DIR --build DIR
  npm run deploy:remote -- --product DIR --name NAME --version VERSION
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function deploy(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      product: { type: 'string' },
      build: { type: 'string' },
      name: { type: 'string' },
      version: { type: 'string' },
    },
  });
  const { product, build, name, version } = values;
  const former = name !== undefined && version !== undefined ? { name, version } : undefined;
  if (product === undefined || (build === undefined) === (former === undefined)) {
    process.stderr.write(help);
    return 1;
  }
  const live = former ?? (await placeRemote(product, build ?? ''));
  await switchVersions(product, [live]);
  say(`${live.name} ${live.version} is live`);
  return 0;
}

/** @returns the exit code; a failure is told in one line */
export async function deployRemote(args: readonly string[]): Promise<number> {
  try {
    return await deploy(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
