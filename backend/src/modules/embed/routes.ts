import type { FastifyInstance } from 'fastify';
import { serve } from '../../contract-routes';
import { createCode } from './create-code';
import { exchangeCode } from './exchange-code';

/** Signing embedded in other applications: one-time codes and the sessions of frames. */
export function registerEmbed(app: FastifyInstance): void {
  serve(app, 'embed.createCode', createCode);
  serve(app, 'embed.exchangeCode', exchangeCode);
}
