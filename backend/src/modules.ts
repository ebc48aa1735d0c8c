import type { FastifyInstance } from 'fastify';

/** Each area registers its operations through `serve`; what none takes answers 501. */
export const modules: readonly ((app: FastifyInstance) => void)[] = [];
