import { createServer, type Server } from 'node:http';
import { once } from 'node:events';

/** Client of the back end's demonstration. */
const credentials = Buffer.from('demo-parent:demo').toString('base64');

interface ParentOptions {
  port: number;
  /** Origin of the product. */
  product: string;
  documentExternalId: string;
}

/** Another application's page with the signing frame, on an origin of its own. */
export class ParentPage {
  readonly url: string;
  readonly #options: ParentOptions;
  readonly #server: Server;
  #code = '';

  private constructor(options: ParentOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
    this.#server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(this.#html());
    });
  }

  static async start(options: ParentOptions): Promise<ParentPage> {
    const page = new ParentPage(options);
    page.#server.listen(options.port, '127.0.0.1');
    await once(page.#server, 'listening');
    return page;
  }

  /** Fetches the next visit's code, as a parent has it at hand when it renders its page. */
  async prepare(): Promise<void> {
    const { product, documentExternalId } = this.#options;
    const answer = await fetch(`${product}/api/v1/embed/codes`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documentExternalId, login: 'advisor' }),
    });
    if (!answer.ok) throw new Error(`The code was refused: ${answer.status}`);
    ({ code: this.#code } = (await answer.json()) as { code: string });
  }

  #html(): string {
    const { product, documentExternalId } = this.#options;
    const query = new URLSearchParams({ processType: 'STANDARD', org: '0100', documentExternalId });
    const src = `${product}/embed/signing?${query}#code=${this.#code}`;
    return `<!doctype html><title>Parent</title><iframe title="Signing" src="${src.replaceAll('&', '&amp;')}"></iframe>`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
