import { Refusal } from '@advisor/federation/deploy/refusal';
import { print, type Run } from './command';
import { failureText } from './failure-text';

const help = `Builds, deploys and switches the parts of the product, each for itself.

  npm run mfe -- COMMAND

  new NAME                         makes a remote: a page, its test, its texts; --title TEXT, Czech,
                                   is what the menu says; --no-install leaves packages alone
  serve NAME --for URL             runs a remote from this machine in the product at that address,
                                   where the installation allows it; --port N (3005)
  build NAME…                      builds what changed
  deploy NAME… --to DIR            builds what changed, and gives it to everybody
      --channel canary --percent N     … to that share of the users, always the same ones
      --channel canary --users A,B     … to those users, by their login
      --channel link                   … to whoever follows the link that is printed
      --build FOLDER                   deploys that folder instead, of --commit SHA
  check NAME… --to DIR             builds them and says what would not fit if they were deployed;
                                   without NAME, what does not fit of what is served
  promote NAME… --to DIR           gives the canary to everybody
  rollback NAME… --to DIR          goes back to the version before; one alone also to --version V
      --channel canary                 … for those who try the canary
  pin NAME --version V --to DIR    prints a link to a version that lies there
  unpin NAME --to DIR              ends all links, or those to --version V
  kill NAME --to DIR               switches a remote off for everybody, with --reason TEXT
  revive NAME --to DIR             switches it on again
  status --to DIR                  what is live, since when, from which commit; --json
  prune --to DIR                   removes old versions, but the last --keep N (5) and those of the
                                   last --days N (14)

NAME is host, a remote as in mfe-NAME, or a remote's page for other applications, NAME/embed. Several
are switched in one step. DIR is the deploy root that servers serve.
`;

/** Loaded one by one: going back must not wait for a bundler. */
const commands: Readonly<Record<string, () => Promise<Run>>> = {
  new: async () => (await import('./new')).createRemote,
  serve: async () => (await import('./serve')).serve,
  build: async () => (await import('./build')).build,
  deploy: async () => (await import('./deploy')).deployApps,
  check: async () => (await import('./check')).check,
  promote: async () => (await import('./switch')).promoteApps,
  rollback: async () => (await import('./rollback')).rollBackApps,
  pin: async () => (await import('./switch')).pinApp,
  unpin: async () => (await import('./switch')).unpinApp,
  kill: async () => (await import('./switch')).killRemote,
  revive: async () => (await import('./switch')).reviveRemote,
  status: async () => (await import('./status')).status,
  prune: async () => (await import('./prune')).pruneRoot,
};

async function runCommand([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === 'help' || args.includes('--help')) {
    print(help);
    if (name === undefined) throw new Refusal('The command is missing.');
    return;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new Refusal(`There is no command ${name}. See npm run mfe -- --help.`);
  await (
    await load()
  )(args);
}

/** @returns the exit code: 1 when the command was refused or failed, which is told in stderr */
export async function main(args: readonly string[]): Promise<number> {
  try {
    await runCommand(args);
    return 0;
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    return 1;
  }
}
