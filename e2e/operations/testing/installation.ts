import { freePort } from '../../support/free-port';
import { type BuiltNode, deployRoot, killNodes, startNode } from './built-node';
import { createDatabase } from './database';
import { type NginxProcess, startNginx } from './nginx-process';

export interface Installation {
  nodes: BuiltNode[];
  nginx: NginxProcess;
  /** Address of the database. */
  database: string;
  /** Starts a node that has ended again, on its port. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

async function startAll(ports: readonly number[], env: Record<string, string>, product: string) {
  const nodes = await Promise.all(ports.map((port) => startNode(port, env, product)));
  return { nodes, nginx: await startNginx(ports, product) };
}

/** Nodes on a database of their own behind nginx, with the demonstration's users. */
export async function startInstallation(
  name: string,
  count: number,
  settings: Record<string, string> = {},
  product = deployRoot,
): Promise<Installation> {
  const env = {
    DATABASE_URL: createDatabase(name),
    DATA_KEY: Buffer.alloc(32, 'operations').toString('base64'),
    TRUST_PROXY: '1',
    ...settings,
  };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const { nodes, nginx } = await startAll(ports, env, product).catch((error: unknown) => {
    killNodes();
    throw error;
  });
  return {
    nodes,
    nginx,
    database: env.DATABASE_URL,
    async restart(index) {
      nodes[index] = await startNode(ports[index] ?? 0, env, product);
    },
    async stop() {
      await nginx.stop();
      killNodes();
    },
  };
}

/** The cookie of a new session. */
export async function signIn(address: string, login: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'demo' }),
  });
  expect(answer.status).toBe(204);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
