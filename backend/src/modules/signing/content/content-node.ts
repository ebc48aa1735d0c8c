import type { FastifyInstance } from 'fastify';

/** The part of a node that contents are made and read with: `request.server` is one. */
export type ContentNode = Pick<FastifyInstance, 'backend' | 'neighbours'>;
