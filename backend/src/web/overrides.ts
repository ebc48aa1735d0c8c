import type { Registry } from '@advisor/deployment/registry';
import type { RefusedOverride } from '@advisor/deployment/served-registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedChoice, heldChoices, keepChoices, type KeptChoice, none } from './kept-choice';

/** A remote whose files come from another origin. */
export interface Override {
  remote: string;
  origin: string;
}

/**
 * `?override=REMOTE@ORIGIN` lets the browser take a remote from a developer's machine,
 * `?override=none` ends that. An installation that lists no origins knows no such parameter.
 */
const overrides: KeptChoice = {
  parameter: 'override',
  cookie: 'advisor-overrides',
  separator: ' ',
  // A working day: browsers that open their last tabs again keep what would end when they are closed.
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

/** What this browser keeps, as far as it is still allowed: what a cookie says is nobody's word. */
export const heldOverrides = (request: FastifyRequest, registry: Registry): Override[] =>
  heldChoices(request, overrides)
    .map((text) => read(text, originsOf(request), registry))
    .filter((held) => typeof held === 'object');

function askedOverride(request: FastifyRequest, registry: Registry) {
  const text = originsOf(request).length > 0 ? askedChoice(request, overrides) : undefined;
  return text === undefined || text === none ? text : read(text, originsOf(request), registry);
}

/** Why the address does not get what it asks for; undefined when it does, or does not ask. */
export function refusedOverride(
  request: FastifyRequest,
  registry: Registry,
): RefusedOverride | undefined {
  const asked = askedOverride(request, registry);
  return typeof asked === 'string' && asked !== none ? asked : undefined;
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
  const asked = askedOverride(request, registry);
  if (asked === none) return keepChoices(request, reply, overrides, []);
  if (typeof asked !== 'object') return undefined;
  const others = heldOverrides(request, registry).filter(({ remote }) => remote !== asked.remote);
  return keepChoices(request, reply, overrides, [...others, asked].map(write));
}
