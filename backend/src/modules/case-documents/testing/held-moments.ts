import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type S3Event,
  type S3Server,
  startS3Server,
} from '../../../neighbours/document-archive/testing/s3-server';

/** Where a node is kept until it is killed. Each resolves once a node has come there. */
export interface HeldMoments {
  store: S3Server;
  /** One question to the store; those after it go on. */
  inStore(isIt: (event: S3Event) => boolean): Promise<void>;
  /** The next file that is looked at. */
  inScan(): Promise<void>;
  /** The nightly clean-up, once it has removed rows of this table. */
  inCleanUp(table: string): Promise<void>;
  /** Whether the scanner answers. */
  scannerIsUp: boolean;
  /** Of the next node nothing is held that was of this one. */
  release(): void;
  /** Text of a module for `NEIGHBOURS`: a node with it tells what it does. */
  neighbours: string;
  stop(): Promise<void>;
}

/**
 * The module in the node. A round of the clean-up is the one statement that answers `one`; it names its
 * table, and is over when it is told.
 */
const neighboursAsking = (address: string) => `
  async function ask(what) {
    if (!(await fetch('${address}/' + what)).ok) throw new Error('down');
  }
  function tellCleanUp(db) {
    const execute = db.execute.bind(db);
    db.execute = async (query) => {
      const answer = await execute(query);
      const table = query.queryChunks?.find((chunk) => chunk?.[Symbol.for('drizzle:Name')]);
      if (answer.rows?.[0]?.one === 1) await ask('removed/' + table?.[Symbol.for('drizzle:Name')]);
      return answer;
    };
  }
  export default {
    malwareScanner({ backend }) {
      tellCleanUp(backend.db);
      return {
        async scan({ content }) {
          for await (const piece of content) void piece;
          await ask('scan');
          return { verdict: 'clean' };
        },
      };
    },
  };`;

/** Starts the servers that a node asks. */
export async function holdMoments(): Promise<HeldMoments> {
  const store = await startS3Server();
  let inStore: { isIt: (event: S3Event) => boolean; reached: () => void }[] = [];
  const asked = new Map<string, () => void>();

  const isReached = (event: S3Event) => {
    const found = inStore.find(({ isIt }) => isIt(event));
    inStore = inStore.filter((one) => one !== found);
    found?.reached();
    return found !== undefined;
  };
  store.onMoment = async (event) => {
    if (isReached(event)) await new Promise(() => undefined);
  };

  const gate = createServer(({ url = '' }, response) => {
    const reached = asked.get(url);
    if (reached === undefined) {
      const isDown = url === '/scan' && !self.scannerIsUp;
      return void response.writeHead(isDown ? 503 : 200).end();
    }
    asked.delete(url);
    reached();
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const whenAsked = (url: string) => new Promise<void>((reached) => asked.set(url, reached));

  const self: HeldMoments = {
    store,
    inStore: (isIt) => new Promise((reached) => inStore.push({ isIt, reached })),
    inScan: () => whenAsked('/scan'),
    inCleanUp: (table) => whenAsked(`/removed/${table}`),
    scannerIsUp: true,
    release() {
      inStore = [];
      asked.clear();
    },
    neighbours: neighboursAsking(`http://127.0.0.1:${port}`),
    async stop() {
      gate.close();
      gate.closeAllConnections();
      await once(gate, 'close');
      await store.stop();
    },
  };
  return self;
}
