import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of';

/** Where a session is begun from, as its owner and administrators recognize it. */
export interface Origin {
  network: string;
  /** `Chrome, Windows`; absent when the browser does not say. */
  device?: string;
}

/** Without versions: they change with each update, and tell nobody whose device it is. */
export function originOf({
  ip,
  headers,
}: Pick<FastifyRequest, 'ip'> & { headers: { 'user-agent'?: string | undefined } }): Origin {
  const network = networkOf(ip);
  const agent = headers['user-agent'];
  if (agent === undefined || agent === '') return { network };
  const { browser, os } = Bowser.parse(agent);
  const device = [browser.name, os.name].filter(Boolean).join(', ');
  return device === '' ? { network } : { network, device };
}
