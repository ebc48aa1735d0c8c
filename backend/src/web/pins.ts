import type { Registry } from '@advisor/deployment/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { followPin } from './choose-versions';
import {
  requestedChoice,
  storedChoices,
  storeChoices,
  type VersionChoice,
  none,
} from './version-choice';

/** `?pin=KEY` pins the browser to a version, `?pin=none` clears all pins. */
const pins: VersionChoice = { parameter: 'pin', cookie: 'advisor-pins', separator: '.' };

/** Keys of the pin links that this browser has followed. */
export const storedPins = (request: FastifyRequest): string[] => storedChoices(request, pins);

/**
 * Remembers the link that the address carries, and leads to the same address without it.
 * @returns undefined when the address carries none
 */
export function answerPin(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: Registry,
): FastifyReply | undefined {
  const key = requestedChoice(request, pins);
  if (key === undefined) return undefined;
  const keys = key === none ? [] : followPin(registry, storedPins(request), key);
  return storeChoices(request, reply, pins, keys);
}
