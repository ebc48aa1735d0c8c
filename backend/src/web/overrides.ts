import type { Registry } from '@advisor/deployment/registry';
import type { RefusedOverride } from '@advisor/deployment/served-registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  requestedChoice,
  storedChoices,
  storeChoices,
  type VersionChoice,
  none,
} from './version-choice';

/** A remote whose files come from another origin. */
export interface Override {
  remote: string;
  origin: string;
}

/**
 * `?override=REMOTE@ORIGIN` lets the browser take a remote from a developer's machine,
 * `?override=none` ends that. Without a list of origins the parameter is ignored.
 */
const overrides: VersionChoice = {
  parameter: 'override',
  cookie: 'advisor-overrides',
  separator: ' ',
  // A working day. A session cookie would survive in browsers that restore their tabs.
  maxAge: 10 * 60 * 60,
};

const write = ({ remote, origin }: Override): string => `${remote}@${origin}`;

function read(
  text: string,
  origins: readonly string[],
  { remotes }: Registry,
): Override | RefusedOverride {
  const [, remote, origin] = /^([a-z][a-z0-9-]*)@(https?:\/\/[\w.:[\]-]+)$/.exec(text) ?? [];
  if (remote === undefined || origin === undefined) return 'malformed';
  if (!origins.includes(origin)) return 'unlisted';
  return Object.hasOwn(remotes, remote) ? { remote, origin } : 'unknown';
}

const originsOf = ({ server }: FastifyRequest) => server.backend.config.overrideOrigins;

/** The browser's overrides that are still allowed; a cookie is not trusted. */
export const storedOverrides = (request: FastifyRequest, registry: Registry): Override[] =>
  storedChoices(request, overrides)
    .map((text) => read(text, originsOf(request), registry))
    .filter((override) => typeof override === 'object');

function requestedOverride(request: FastifyRequest, registry: Registry) {
  const text = originsOf(request).length > 0 ? requestedChoice(request, overrides) : undefined;
  return text === undefined || text === none ? text : read(text, originsOf(request), registry);
}

/** Why the requested override is refused; undefined when it is allowed or none is requested. */
export function refusedOverride(
  request: FastifyRequest,
  registry: Registry,
): RefusedOverride | undefined {
  const requested = requestedOverride(request, registry);
  return typeof requested === 'string' && requested !== none ? requested : undefined;
}

/**
 * Remembers the override that the address carries, one for each remote, and leads to the same address
 * without it.
 * @returns undefined when the address carries none, or one that is refused
 */
export function answerOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: Registry,
): FastifyReply | undefined {
  const requested = requestedOverride(request, registry);
  if (requested === none) return storeChoices(request, reply, overrides, []);
  if (typeof requested !== 'object') return undefined;
  const others = storedOverrides(request, registry).filter(
    ({ remote }) => remote !== requested.remote,
  );
  return storeChoices(request, reply, overrides, [...others, requested].map(write));
}
