import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Only refusals are started here: they end before anything is installed or built. */
function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/start.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '' },
    timeout: 20_000,
  });
  return { status, stdout, said: stderr.trim() };
}

const wrong: [args: string[], sentence: RegExp][] = [
  [['--prot', '3'], /^Unknown option '--prot'\. Run npm start -- --help for the options\.$/],
  [['surplus'], /^Unexpected argument 'surplus'\. Run npm start -- --help for the options\.$/],
  [['--port'], /^Option '--port <value>' argument missing\. Run npm start/],
  [['--port', '0'], /^--port takes a whole number from 1 to 65535, not "0"\.$/],
  [['--port', '65536'], /^--port takes a whole number from 1 to 65535, not "65536"\.$/],
  [['--port', '4e3'], /^--port takes a whole number from 1 to 65535, not "4e3"\.$/],
  [['--cases', '1.5'], /^--cases takes a whole number from 1 to 1000000, not "1\.5"\.$/],
  [['--cases', '1000001'], /^--cases takes a whole number from 1 to 1000000, not "1000001"\.$/],
  [['--cases=-1'], /^--cases takes a whole number from 1 to 1000000, not "-1"\.$/],
  [
    ['--port', '4299', '--data', '/dev/null/data'],
    /^The data folder \/dev\/null\/data cannot be written; choose another one with --data\.$/,
  ],
];

describe('npm start', () => {
  it.each(wrong)('refuses %j with one sentence', (args, sentence) => {
    const { status, stdout, said } = start(...args);
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  it('refuses a taken port before it installs or builds', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const { status, stdout, said } = start('--port', String(port));
    taken.close();
    expect(said).toBe(`Port ${port} is in use by another program; choose another one with --port.`);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  it('prints its options', () => {
    const { status, stdout } = start('--help');
    for (const option of ['--port', '--data', '--reset', '--cases', 'DATABASE_URL']) {
      expect(stdout).toContain(option);
    }
    expect(status).toBe(0);
  });

  it.each([
    ['18.20.4', 'Node 20.19 or newer is needed, this is 18.20.4.'],
    ['20.18.9', 'Node 20.19 or newer is needed, this is 20.18.9.'],
    ['20.19.0', undefined],
    ['22.1.0', undefined],
  ])('judges Node %s', async (version, sentence) => {
    const script = `import { nodeTooOld } from './scripts/lib/node-version.mjs';
      process.stdout.write(nodeTooOld('${version}') ?? '');`;
    const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toBe(sentence ?? '');
  });
});
