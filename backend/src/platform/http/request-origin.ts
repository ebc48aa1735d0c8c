import type { FastifyRequest } from 'fastify';

/** Our own origin as the caller sees it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
