import { createServer, type Server as HttpServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runFolder } from '../support/run-folder';
import { packageIn } from './embed-package';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
/** Of the back end's demo data. */
const client = Buffer.from('demo-parent:demo').toString('base64');
const login = 'advisor';

interface ParentServerOptions {
  port: number;
  /** Origin of the workplace. */
  workplace: string;
}

/** Another application of the bank, on an origin of its own: pages that embed signing. */
export class ParentServer {
  readonly origin: string;
  /** Codes that the application's server has been asked for. */
  codes = 0;
  readonly #workplace: string;
  readonly #server: HttpServer;
  readonly #port: number;

  constructor({ port, workplace }: ParentServerOptions) {
    this.#port = port;
    this.#workplace = workplace;
    // Another site than the workplace's localhost: its cookies are third-party ones in the frame.
    this.origin = originAt(port);
    this.#server = createServer((request, response) => {
      void this.#answer(request.method ?? '', new URL(request.url ?? '/', this.origin)).then(
        ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
        () => response.writeHead(404).end(),
      );
    });
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /**
   * A page of `e2e/parents` that embeds the document, and lets signing lead to `navigation`: the
   * devices' pages, which are the workplace's at the machine's other name, if nothing else is given.
   */
  page(name: string, documentExternalId: string, parameters: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      workplace: this.#workplace,
      document: documentExternalId,
      navigation: originAt(Number(new URL(this.#workplace).port)),
      ...parameters,
    });
    return `${this.origin}/${name}.html?${query}`;
  }

  async #answer(method: string, url: URL): Promise<{ type: string; body: Buffer | string }> {
    if (method === 'POST' && url.pathname === '/signing-code') {
      this.codes += 1;
      const answer = await fetch(`${this.#workplace}/api/v1/embed/codes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Basic ${client}` },
        body: JSON.stringify({ documentExternalId: url.searchParams.get('document'), login }),
      });
      return { type: 'application/json', body: await answer.text() };
    }
    const name = path.basename(url.pathname);
    const folder = url.pathname.startsWith('/embed/')
      ? packageIn(runFolder.parent)
      : import.meta.dirname;
    const body = await readFile(path.join(folder, name));
    return { type: types[path.extname(name)] ?? 'application/octet-stream', body };
  }
}

export const originAt = (port: number) => `http://127.0.0.1:${port}`;
