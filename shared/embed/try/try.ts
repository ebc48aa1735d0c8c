/** A place to try the package: the workplace with its demonstration, and an application beside it. */
import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signingServer, SigningServerError } from '../src/server';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    'page-port': { type: 'string', default: '4300' },
    origin: { type: 'string', multiple: true, default: ['http://localhost:5173'] },
  },
});
const workplace = `http://localhost:${values.port}`;
/** The first is of the workplace's site, the second of another one: its cookies are third-party ones. */
const pages = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${values['page-port']}`);
const root = path.resolve(import.meta.dirname, '../../..');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

const server = signingServer({
  baseUrl: workplace,
  clientId: 'demo-parent',
  password: 'demo',
});

async function answer(request: IncomingMessage): Promise<{ type: string; body: string | Buffer }> {
  const url = new URL(request.url ?? '/', workplace);
  if (url.pathname === '/signing-code' && request.method === 'POST') {
    const documentExternalId = url.searchParams.get('document') ?? '';
    const made = await server.createCode({ documentExternalId, login: 'advisor' });
    return { type: 'application/json', body: JSON.stringify(made) };
  }
  const name = path.basename(url.pathname) || 'index.html';
  const folder = url.pathname.startsWith('/embed/')
    ? path.join(import.meta.dirname, '../dist')
    : import.meta.dirname;
  const type = types[path.extname(name)];
  if (type === undefined) throw new Error(`no page ${url.pathname}`);
  const body = await readFile(path.join(folder, name));
  if (name !== 'index.html') return { type, body };
  return { type, body: body.toString().replace('WORKPLACE_PORT', values.port) };
}

const application = createServer((request, response) => {
  answer(request).then(
    ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
    (error: unknown) => {
      const status = error instanceof SigningServerError ? error.status || 502 : 404;
      response.writeHead(status, { 'content-type': 'text/plain' }).end(String(error));
    },
  );
});

// Documents are used up by signing: each start has new ones, in a database of its own.
const data = ['--data', '.data/embed-try', '--reset', '--cases', '60'];
const { DATABASE_URL: _, ...env } = process.env;
const started = spawn(process.execPath, ['scripts/start.mjs', '--port', values.port, ...data], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, EMBED_PARENT_ORIGINS: [...pages, ...values.origin].join() },
});
started.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => started.kill(signal));

application.listen(Number(values['page-port']), () =>
  process.stdout.write(
    [
      `The application that embeds: ${pages[0]} (the workplace's site), ${pages[1]} (another site).`,
      `Your own page may embed from ${values.origin.join(', ')}; more with --origin.`,
      `Workplace ${workplace}, client demo-parent with the password demo, login advisor.`,
      'Documents: EP-900035 two signers, EP-900034 digital (processType MSC), EP-900048 under way.',
      '',
    ].join('\n'),
  ),
);
