import type { Registry } from '@advisor/deployment/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { followPin } from './choose-versions';
import { askedChoice, heldChoices, keepChoices, type KeptChoice, none } from './kept-choice';

/** `?pin=KEY` gives the browser a version that is tried, `?pin=none` takes all of them back. */
const pins: KeptChoice = { parameter: 'pin', cookie: 'advisor-pins', separator: '.' };

/** Keys of the links that this browser has followed. */
export const heldPins = (request: FastifyRequest): string[] => heldChoices(request, pins);

/**
 * Remembers the link that the address carries, and leads to the same address without it.
 * @returns undefined when the address carries none
 */
export function answerPin(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: Registry,
): FastifyReply | undefined {
  const key = askedChoice(request, pins);
  if (key === undefined) return undefined;
  const held = key === none ? [] : followPin(registry, heldPins(request), key);
  return keepChoices(request, reply, pins, held);
}
