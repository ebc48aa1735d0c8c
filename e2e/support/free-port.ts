import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const given = new Set<number>();

/** A port that nothing listens on, so that runs beside each other do not meet; never the same twice. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  // The system may give again what nobody listens on yet.
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
